// What is published is what the main branch has: an anchor added since may still change.
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {type AnchorList, readAnchorList} from '../changelog/parse/anchor-list';
import {anchorsFile, readAnchors} from './changelog-folder';

/** Where the main branch may be known to git, the newest first. */
const MAIN = ['origin/main', 'main'];

/** What a git command says in a folder; undefined where it fails, or there is no git. */
export function git(siteDir: string, ...words: readonly string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The commit of the main branch that the work goes out from; nothing where git does not know that branch. */
export function mergeBase(siteDir: string): string | undefined {
  return MAIN.flatMap((main) => git(siteDir, 'merge-base', 'HEAD', main)?.trim() ?? [])[0];
}

/** A reader of the published anchors of a page, `2024.mdx`. Where git does not know the main branch, the committed list has them. */
export function publishedAnchors(siteDir: string): (page: string) => AnchorList['published'] {
  const base = mergeBase(siteDir);
  const folder = `${path.dirname(anchorsFile(''))}/`;
  const known = base ? git(siteDir, 'ls-tree', '--name-only', base, folder)?.split('\n').filter(Boolean) : undefined;
  return (page) => {
    if (!base || !known?.length) return readAnchors(siteDir, page).published;
    const file = anchorsFile(page);
    return known.includes(file) ? readAnchorList(git(siteDir, 'show', `${base}:./${file}`) ?? '').published : [];
  };
}
