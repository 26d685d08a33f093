const pageOf = (path: string) => path.replace(/(?:index\.html|\/)$/, '');

/** Whether two paths are those of one page. */
export const isSamePage = (a: string, b: string): boolean => pageOf(a) === pageOf(b);

/**
 * Opens an entry's address. On the entry's own page the browser itself jumps, which makes the entry its target; from
 * another page the site's router goes there (`push`).
 */
export function openEntry(url: string, push: (url: string) => void): void {
  const {pathname, hash} = new URL(url, window.location.href);
  if (isSamePage(pathname, window.location.pathname)) window.location.assign(hash);
  else push(url);
}
