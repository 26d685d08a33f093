// The lines that are otherwise than on the main branch: who checks a change need not look at findings that were there before.
import {git, mergeBase} from './published';

/** Tells whether a line of a file, from 1, was changed since the main branch; nothing where git does not know that branch. */
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
