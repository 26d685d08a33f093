import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type RefObject, useCallback, useEffect, useMemo, useSyncExternalStore} from 'react';
import {createSearchClient} from '../../search/client';
import {type DataFile, type Filters, isFiltered} from '../../search/messages';
import {useYearPath} from './open-entry';

/** Kept for the life of the page, so that each year is fetched and indexed once. */
const client = createSearchClient(() => new Worker(new URL('../../search/worker.ts', import.meta.url)));

/** What entries are indexed with, and the names: small files. */
const BESIDE: readonly DataFile[] = (['patches', 'messages', 'errors', 'names'] as const).map((kind) => ({
  kind,
  address: manifest[kind],
}));
const YEARS = manifest.years.map(
  ({path, entries}, place) => ({kind: 'entries', path, address: entries, place}) as const,
);

/** The answer to what stands in the field, how many files are to come, and which years are among them. */
export function useSearch(field: RefObject<HTMLInputElement | null>, filters: Filters) {
  const {withBaseUrl} = useBaseUrlUtils();
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  const page = useYearPath();
  // The year of the page comes first, or the newest.
  const files = useMemo((): DataFile[] => {
    const years = YEARS.toSorted((a, b) => Number(b.path === page) - Number(a.path === page));
    return [...BESIDE, ...years].map((file) => ({...file, address: withBaseUrl(file.address)}));
  }, [page, withBaseUrl]);
  const load = useCallback(() => client.load(files), [files]);
  useEffect(load, [load]);

  // The field itself asks: a render before the question would cost each keystroke a frame.
  useEffect(() => {
    const input = field.current!;
    const ask = (): void => {
      const query = input.value.trim();
      client.ask(query !== '' || isFiltered(filters) ? {query, filters} : undefined);
    };
    ask();
    input.addEventListener('input', ask);
    return () => input.removeEventListener('input', ask);
  }, [field, filters]);
  useEffect(() => () => client.ask(undefined), []);

  const left = files.filter(({address}) => !state.loaded.includes(address));
  const years = manifest.years.flatMap(({year}, place) => (left.some((file) => file.place === place) ? year : []));
  return {...state, left: left.length, years, retry: load};
}
