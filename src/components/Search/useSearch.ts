import {useCallback, useEffect, useState} from 'react';
import {createSearch, type Search} from '../../search/search';
import {loadData} from './load';

/** Kept for the life of the page: fetched and indexed once. */
let made: Promise<Search> | undefined;

async function make(): Promise<Search> {
  return createSearch(await loadData());
}

/** The search, once `wanted` for the first time and loaded; or that it cannot be had, and how to try again. */
export function useSearch(wanted: boolean): {search: Search | undefined; failed: boolean; retry: () => void} {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    made ??= make();
    made.then(setSearch, () => {
      made = undefined;
      setFailed(true);
    });
  }, []);
  useEffect(() => {
    if (wanted && !search) load();
  }, [wanted, search, load]);
  return {search, failed, retry: load};
}
