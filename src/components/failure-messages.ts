// What readers see where a file of the site cannot be fetched. The reasons are those of `fetchData`: `404 Not Found`.

/** After a new build of the site, only the page loaded again has the addresses of its files. */
const OR_LOAD_AGAIN = 'Try again, or load the page again.';

export const planFailure = (reason: string): string =>
  `Some entries could not be loaded (${reason}): there is no plan yet. ${OR_LOAD_AGAIN}`;

export const pasteFailure = (reason: string): string =>
  `The data to compare with could not be loaded (${reason}). The plan below is complete without it. ${OR_LOAD_AGAIN}`;

/** Of the scripts of the search; a page without scripts has the short one. */
export const SEARCH_FAILURE =
  'The search could not be loaded. Try again, or load the page again; the text on it stays as it is.';
export const SEARCH_MISSING = 'Search could not be loaded';

/** Of what the search looks through. */
export const SEARCH_DATA_FAILURE = `The data of the search could not be loaded. The pages can be read as before. ${OR_LOAD_AGAIN}`;
