// What git knows of the main branch: what is published, and which lines a change has.
import {execFileSync} from 'node:child_process';
import {type AnchorList, readAnchorList} from '../changelog/parse/anchor-list';
import {anchorsFile, readAnchors} from './changelog-folder';

/** Where the main branch may be known to git, the newest first. */
const MAIN = ['origin/main', 'main'];

/** What a git command says in a folder; undefined where it fails, or there is no git. */
function git(siteDir: string, ...words: readonly string[]): string | undefined {
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
function mergeBase(siteDir: string): string | undefined {
  return MAIN.flatMap((main) => git(siteDir, 'merge-base', 'HEAD', main)?.trim() ?? [])[0];
}

/**
 * A reader of the published anchors of a page, `2024.mdx`: those that the main branch has, since one added later may still
 * change. Where git does not know that branch, the committed list has them.
 */
export function publishedAnchors(siteDir: string): (page: string) => AnchorList['published'] {
  const base = mergeBase(siteDir);
  return (page) =>
    base === undefined
      ? readAnchors(siteDir, page).published
      : readAnchorList(git(siteDir, 'show', `${base}:./${anchorsFile(page)}`) ?? '').published;
}

/**
 * Tells whether a line of a file, from 1, was changed since the main branch: findings that were there before need no look.
 * Nothing where git does not know that branch.
 */
export function changedLines(siteDir: string): ((file: string, line: number) => boolean) | undefined {
  const base = mergeBase(siteDir);
  const diff =
    base && git(siteDir, 'diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-prefix', '--relative', base);
  if (diff === undefined) return undefined;
  const spans = new Map<string, [from: number, to: number][]>();
  let current: [number, number][] = [];
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ (.*?)\t?$/.exec(line)?.[1];
    if (file !== undefined) {
      current = [];
      spans.set(file, current);
    }
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from !== undefined) current.push([Number(from), Number(from) + Number(count)]);
  }
  // A new file is not in the difference until git is told of it.
  const added = new Set(git(siteDir, 'ls-files', '--others', '--exclude-standard')?.split('\n'));
  return (file, line) => added.has(file) || (spans.get(file)?.some(([from, to]) => from <= line && line < to) ?? false);
}
