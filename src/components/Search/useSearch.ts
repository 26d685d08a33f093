import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {createSearchClient} from '../../search/client';
import type {DataFile} from '../../search/messages';
import {type Filters, isFiltered} from '../../search/types';
import {useYearPath} from './open-entry';

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
/** What is beside names and entries: small files. */
const BESIDE: readonly DataFile[] = [
  {kind: 'patches', address: manifest.patches},
  {kind: 'defaults', address: manifest.defaults},
  {kind: 'errors', address: manifest.errors},
];

/** All files: first the year of the page, or the newest, then the names, for their cards, and what is beside them. */
function dataFiles(page: string | undefined, withBaseUrl: (path: string) => string): DataFile[] {
  const own = YEARS.find(({path}) => path === page) ?? YEARS[0]!;
  const others = YEARS.filter((year) => year !== own);
  const files: DataFile[] = [own, {kind: 'names', address: manifest.names}, ...BESIDE, ...others];
  return files.map((file) => ({...file, address: withBaseUrl(file.address)}));
}

/** The answer to what stands in the field, how many files are left, and the years among them. */
export function useSearch(field: RefObject<HTMLInputElement | null>, filters: Filters) {
  const {withBaseUrl} = useBaseUrlUtils();
  const state = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  const page = useYearPath();
  /** The query whose words stand for themselves alone. */
  const [literal, setLiteral] = useState<string>();
  const files = useMemo(() => dataFiles(page, withBaseUrl), [page, withBaseUrl]);
  const load = useCallback(() => client.load(files), [files]);
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

  const left = files.filter(({address}) => !state.loaded.includes(address));
  const years = manifest.years.flatMap(({year}, place) => (left.some((file) => file.place === place) ? year : []));
  return {...state, left: left.length, years, retry: load, setLiteral};
}
