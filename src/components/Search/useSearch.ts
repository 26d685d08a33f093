import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {useCallback, useEffect, useMemo, useSyncExternalStore} from 'react';
import {createSearchClient} from '../../search/client';
import type {DataFile} from '../../search/worker-messages';

/** Kept for the life of the page, so that each year is fetched and indexed once. */
export const client = createSearchClient(() => new Worker(new URL('../../search/worker.ts', import.meta.url)));

/** What entries are indexed with, and the names: small files. */
const BESIDE: readonly DataFile[] = (['facts', 'names'] as const).map((kind) => ({kind, address: manifest[kind]}));

const pageOf = (path: string): string => path.replace(/(?:index\.html|\/)$/, '');

/** What is asked and answered, how many files are to come, and which years are among them. */
export function useSearch() {
  const {withBaseUrl} = useBaseUrlUtils();
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  const {pathname} = useLocation();
  const files = useMemo((): DataFile[] => {
    const page = pageOf(pathname);
    const isHere = ({path}: {path: string}): number => Number(pageOf(withBaseUrl(path)) === page);
    // The year of the page comes first, or the newest.
    const years = manifest.years.toSorted((a, b) => isHere(b) - isHere(a));
    const files = [...BESIDE, ...years.map(({entries, year}) => ({kind: 'entries', address: entries, year}) as const)];
    return files.map((file) => ({...file, address: withBaseUrl(file.address)}));
  }, [pathname, withBaseUrl]);
  const load = useCallback(() => client.load(files), [files]);
  useEffect(load, [load]);
  const left = files.filter(({address}) => !state.loaded.includes(address));
  const years = left.flatMap(({year}) => year ?? []);
  return {...state, left: left.length, years, retry: load};
}
