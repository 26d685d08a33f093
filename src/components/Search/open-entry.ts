const pageOf = (path: string) => path.replace(/(?:index\.html|\/)$/, '');

/** Whether two paths are those of one page. */
export const isSamePage = (a: string, b: string): boolean => pageOf(a) === pageOf(b);

/**
 * Opens an entry's address. On its own page the browser goes to the anchor, as with any link there, which
 * marks the entry as the target; from another page the site's router does (`push`).
 */
export function openEntry(url: string, push: (url: string) => void): void {
  const {pathname, hash} = new URL(url, window.location.href);
  if (isSamePage(pathname, window.location.pathname)) window.location.assign(hash);
  else push(url);
}
