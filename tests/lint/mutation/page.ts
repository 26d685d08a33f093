import {pageAnchors} from '../../../src/changelog/model/anchors';
import {anchorLines} from '../../../src/lint/anchor-lines';
import {readPage} from '../../../src/lint/lint';
import type {Context, Page} from '../../../src/lint/rule';
import type {Target} from './damage';

/** A page in lines, with its context. */
export interface Source {
  readonly lines: readonly string[];
  readonly context: Context;
}

/** The page that the mutation tests damage. */
export const NAME = '2024.mdx';

/** The page as the rules see it. */
export function pageOf({lines, context}: Source): Page {
  return readPage(NAME, lines.join('\n'), context).page;
}

/** How many lines around the damaged one a window keeps. */
const AROUND = 3;

/** The lines, counted from 0, that a kind of damage can be done to. */
export function targets({lines}: Pick<Source, 'lines'>): Record<Target, number[]> {
  const of = (test: (line: string, index: number) => boolean): number[] =>
    lines.flatMap((line, index) => (test(line, index) ? [index] : []));
  const frontEnd = lines.indexOf('---', 1);
  return {
    entry: of((line) => line.startsWith('- ')),
    section: of((line) => line.startsWith('### ')),
    release: of((line) => line.startsWith('## ClickHouse')),
    front: of((_, index) => index <= frontEnd),
    blank: of((line, index) => line === '' && index > frontEnd && index < lines.length - 1 && lines[index - 1] !== ''),
  };
}

/** Makes windows of a page: small pages around one line, in which lint finds nothing. */
export class Windows {
  private readonly ids: ReadonlyMap<number, string>;

  constructor(private readonly source: Source) {
    this.ids = new Map([...anchorLines(pageOf(source))].map(([id, line]) => [line - 1, id]));
  }

  /** The window around a line, and the index of that line in it. */
  around(target: number): {source: Source; at: number} {
    const {lines, context} = this.source;
    const keep = new Set<number>();
    // Release headings take the longest to parse, so only a window around one of them has them all.
    const isRelease = lines[target]!.startsWith('## ');
    const withBlanks = (index: number): void => {
      for (const each of [index - 1, index, index + 1]) if (each === index || lines[each] === '') keep.add(each);
    };
    const first = lines.findIndex((line) => line.startsWith('## ClickHouse'));
    const end = lines.indexOf('---', first);
    lines.forEach((line, index) => {
      if (index < first || index >= end - 1) keep.add(index);
      if (line.startsWith('## ') && isRelease) withBlanks(index);
    });
    for (let index = Math.max(first, target - AROUND); index <= Math.min(end, target + AROUND); index++) {
      keep.add(index);
      if (lines[index]!.startsWith('- '))
        withBlanks(lines.findLastIndex((line, at) => at < index && line.startsWith('### ')));
    }
    for (const index of [...keep, target]) {
      const release = lines.findLastIndex((line, at) => at <= index && line.startsWith('## ClickHouse'));
      if (release > 0 && index < end) withBlanks(release);
      if (lines[index]!.startsWith('#')) withBlanks(index);
    }
    if (keep.size < first + lines.length - end + 3) withBlanks(first);
    // The next section too, so that the two can be swapped.
    const next = lines.findIndex((line, index) => index > target && line.startsWith('#'));
    if (lines[target]!.startsWith('### ') && lines[next]?.startsWith('### ')) keep.add(next);
    for (const index of [...keep]) {
      if (!lines[index]!.startsWith('### ')) continue;
      withBlanks(index);
      keep.add(index + 2);
      if (!lines[index + 3]?.startsWith('- ')) keep.add(index + 3);
    }
    const sorted = [...keep].toSorted((a, b) => a - b);
    const doubled = (index: number, at: number): boolean =>
      lines[index] === '' &&
      (lines[sorted[at + 1]!] === '' ? index !== target : sorted[at - 1] === target && lines[target] === '');
    const kept = sorted.filter((index, at) => at === sorted.length - 1 || !doubled(index, at));
    const ids = kept.flatMap((index) => this.ids.get(index) ?? []);
    const window = kept.map((index) => lines[index]!);
    const published = ids.some((id) => /^pr-\d+-\d+$/.test(id))
      ? pageAnchors(pageOf({lines: window, context}).year.releases)
      : ids;
    return {source: {lines: window, context: {...context, published}}, at: kept.indexOf(target)};
  }
}
