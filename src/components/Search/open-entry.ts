const pageOf = (path: string) => path.replace(/(?:index\.html|\/)$/, '');

/**
 * Opens an entry's address. On its own page the browser goes to the anchor, as with any link there, which
 * marks the entry as the target; from another page the site's router does (`push`).
 */
export function openEntry(url: string, push: (url: string) => void): void {
  const {pathname, hash} = new URL(url, window.location.href);
  if (pageOf(pathname) !== pageOf(window.location.pathname)) push(url);
  else window.location.assign(hash);
}
