import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type RefObject, useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {createSearchClient} from '../../search/client';
import type {DataFile} from '../../search/messages';
import {type Filters, isFiltered} from '../../search/types';
import {isSamePage} from './open-entry';

/** As many as readers look through; more cost time at each keystroke. */
const LIMIT = 10;

/** Kept for the life of the page, so that each year is fetched and indexed once. */
const client = createSearchClient(
  () => new Worker(new URL('../../search/worker.ts', import.meta.url)),
  (task) => requestAnimationFrame(() => setTimeout(task)),
);

const YEARS = manifest.years.map(
  ({path, entries}, place) => ({kind: 'entries', path, address: entries, place}) as const,
);
/** What is beside the entries: small files. */
const BESIDE: readonly DataFile[] = [
  {kind: 'patches', address: manifest.patches},
  {kind: 'defaults', address: manifest.defaults},
  {kind: 'errors', address: manifest.errors},
  {kind: 'names', address: manifest.names},
];

/** All files: first that of the page or of the newest year, then what is beside the entries. */
function dataFiles(page: string | undefined, withBaseUrl: (path: string) => string): DataFile[] {
  const own = YEARS.find(({path}) => path === page) ?? YEARS[0]!;
  const files: DataFile[] = [own, ...BESIDE, ...YEARS.filter((year) => year !== own)];
  return files.map((file) => ({...file, address: withBaseUrl(file.address)}));
}

/** The answer to what stands in the field, and how much of the data is there. */
export function useSearch(field: RefObject<HTMLInputElement | null>, filters: Filters) {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  /** The path of the year's page that the reader is on; undefined on other pages. */
  const page = YEARS.find(({path}) => isSamePage(withBaseUrl(path), pathname))?.path;
  /** The query whose words stand for themselves alone. */
  const [literal, setLiteral] = useState<string>();
  const load = useCallback(() => client.load(dataFiles(page, withBaseUrl)), [page, withBaseUrl]);
  useEffect(load, [load]);

  // The field itself asks: a render before the question would cost each keystroke a frame.
  useEffect(() => {
    const input = field.current!;
    const ask = (): void => {
      const query = input.value.trim();
      const isAsked = query !== '' || isFiltered(filters);
      client.ask(isAsked ? {query, filters, limit: LIMIT, page, isLiteral: query === literal} : undefined);
    };
    ask();
    input.addEventListener('input', ask);
    return () => input.removeEventListener('input', ask);
  }, [field, filters, page, literal]);
  useEffect(() => () => client.ask(undefined), []);

  return {...state, left: YEARS.length + BESIDE.length - state.loaded, retry: load, setLiteral};
}
