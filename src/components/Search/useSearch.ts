import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type RefObject, useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {createSearchClient} from '../../search/client';
import type {YearFile} from '../../search/messages';
import {type Filters, isFiltered} from '../../search/types';
import {isSamePage} from './open-entry';

/** As many as readers look through; more cost time at each keystroke. */
const LIMIT = 10;

/** Kept for the life of the page, so that each year is fetched and indexed once. */
const client = createSearchClient(
  () => new Worker(new URL('../../search/worker.ts', import.meta.url)),
  (task) => requestAnimationFrame(() => setTimeout(task)),
);

/** The files of all years: first that of the page, then the newest. */
function yearFiles(page: string | undefined, withBaseUrl: (path: string) => string): YearFile[] {
  const all = manifest.years.map(({path, entries}, place) => ({
    isOwn: path === page,
    address: withBaseUrl(entries),
    place,
  }));
  return all.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

/** The answer to what stands in the field, and how much of the data is there. */
export function useSearch(field: RefObject<HTMLInputElement | null>, filters: Filters) {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {years, ...state} = useSyncExternalStore(client.subscribe, client.getState, client.getState);
  /** The path of the year's page that the reader is on; undefined on other pages. */
  const page = manifest.years.find(({path}) => isSamePage(withBaseUrl(path), pathname))?.path;
  /** The query whose words stand for themselves alone. */
  const [literal, setLiteral] = useState<string>();
  const load = useCallback(() => client.load(yearFiles(page, withBaseUrl)), [page, withBaseUrl]);
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

  return {...state, left: manifest.years.length - years, retry: load, setLiteral};
}
