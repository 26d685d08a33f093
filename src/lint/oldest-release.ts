import {splitPage} from '../changelog/parse/split';

/**
 * Finds the oldest release with an entry of a pull request in the texts of pages, oldest first. It searches, so that a
 * page can be checked without the parse of all others.
 */
export function oldestRelease(pages: readonly string[], pullRequest: number): string | undefined {
  const group = new RegExp(`\\((?:#\\d+, )*#${pullRequest}(?:,| by )`);
  for (const page of pages) {
    const found = splitPage(page).releases.findLast(({text}) => group.test(text));
    if (found) return /^## ClickHouse release (\d\d\.\d+)/.exec(found.text)?.[1];
  }
  return undefined;
}
