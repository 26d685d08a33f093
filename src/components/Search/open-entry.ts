import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';

const pageOf = (path: string) => path.replace(/(?:index\.html|\/)$/, '');

/** Whether two paths are those of one page. */
export const isSamePage = (a: string, b: string): boolean => pageOf(a) === pageOf(b);

/** The path of the year's page that the reader is on; undefined on other pages. */
export function useYearPath(): string | undefined {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  return manifest.years.find(({path}) => isSamePage(withBaseUrl(path), pathname))?.path;
}

/**
 * Opens an entry's address. On the entry's own page the browser itself jumps, which makes the entry its target; from
 * another page the site's router goes there (`push`).
 */
export function openEntry(url: string, push: (url: string) => void): void {
  const {pathname, hash} = new URL(url, window.location.href);
  if (isSamePage(pathname, window.location.pathname)) window.location.assign(hash);
  else push(url);
}
