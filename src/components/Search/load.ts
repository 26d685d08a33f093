import type {SearchData} from '../../search/types';

/**
 * Fetches the data of the search. The bundler names the file by its content, so that no stale copy meets a newer
 * script.
 */
export async function loadData(): Promise<SearchData> {
  return (await import(/* webpackChunkName: "search-data" */ '@generated/changelog/default/search.json')).default;
}

/** Fetches the dialog and all that it needs but the data. */
export async function loadDialog() {
  return (await import(/* webpackChunkName: "search-dialog" */ './SearchDialog')).default;
}
