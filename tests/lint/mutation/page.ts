import path from 'node:path';
import {readContent} from '../../../scripts/content';
import {OVERVIEW_ID} from '../../../src/changelog/model/anchors';
import {entryIds} from '../../../src/changelog/parse/ids';
import {readPage} from '../../../src/lint/lint';
import type {Context, Page} from '../../../src/lint/rule';
import type {Target} from './damage';

/** A page in lines, with its context. */
export interface Source {
  readonly lines: readonly string[];
  readonly context: Context;
}

/** The page that the mutation tests damage. */
const NAME = '2024.mdx';
const {text, context} = readContent(path.join(__dirname, '../../..')).pages.find(({name}) => name === NAME)!;
export const LINES = text.split('\n');
const HEADS = LINES.flatMap((line, index) => (line.startsWith('## ClickHouse') ? [index] : []));
const END = LINES.indexOf('---', HEADS[0]);

/** The page as the rules see it. */
export function pageOf({lines, context}: Source): Page {
  return readPage(NAME, lines.join('\n'), context);
}

/** The releases, sections and entries of the whole page, by their line. */
const RECORDS = new Map(
  [...pageOf({lines: LINES, context}).sources].map(([record, {node}]) => [node.position!.start.line - 1, record]),
);

/** The anchors of some lines of the page, as if there were no others; an id that a clause gives stays. */
function anchorsOf(indexes: readonly number[]): string[] {
  const records = indexes.flatMap((index) => RECORDS.get(index) ?? []);
  const ids = entryIds(
    records.flatMap((record) => {
      if (!('pullRequests' in record)) return [];
      const [number] = record.pullRequests;
      return {record, ...record, id: number && record.id.startsWith(`pr-${number}`) ? undefined : record.id};
    }),
  );
  const own = new Map([...ids].map(([{record}, id]): [unknown, string] => [record, id]));
  return [OVERVIEW_ID, ...records.map((record) => own.get(record) ?? record.id)];
}

const range = (from: number, to: number): number[] => Array.from({length: to - from}, (_, place) => from + place);
/** The next line after this one that begins so, or the end of the releases. */
const next = (begin: string, at: number): number =>
  LINES.findIndex((line, index) => index === END || (index > at && line.startsWith(begin)));

/**
 * The page cut down to what is around a line, as if it had been published, and the index of that line in it: to the section of an entry; for the
 * heading of a release to the first entry of each; otherwise to a release. A section has its first bullet, and those next
 * to the line.
 */
export function cutAround(at: number): Source & {readonly at: number} {
  const release = HEADS.findLast((head) => head <= at) ?? HEADS.at(-1)!;
  const section = LINES.findLastIndex((line, index) => index < at && line.startsWith('### '));
  const isNear = (index: number): boolean =>
    !LINES[index]!.startsWith('- ') || Math.abs(index - at) < 2 || LINES[index - 2]!.startsWith('### ');
  const around = LINES[at]!.startsWith('- ')
    ? [...range(release, release + 2), ...range(section, next('##', section))]
    : range(release, next('## ', release));
  const firsts = HEADS.flatMap((head) => [...range(head, head + 5), next('## ', head) - 1]);
  const kept = (HEADS.includes(at) ? firsts : around).filter(isNear);
  const indexes = [...range(0, HEADS[0]!), ...kept, ...range(END, LINES.length)];
  return {
    lines: indexes.map((index) => LINES[index]!),
    at: indexes.indexOf(at),
    context: {...context, published: anchorsOf(indexes), moved: new Map()},
  };
}

/** The lines of a page, counted from 0, that a kind of damage can be done to. */
export function targetsOf(lines: readonly string[]): Readonly<Record<Target, readonly number[]>> {
  const all = (test: (line: string, index: number) => boolean): number[] =>
    lines.flatMap((line, index) => (test(line, index) ? [index] : []));
  const frontEnd = lines.indexOf('---', 1);
  return {
    entry: all((line) => line.startsWith('- ')),
    section: all((line) => line.startsWith('### ')),
    release: all((line) => line.startsWith('## ClickHouse')),
    front: all((_, index) => index <= frontEnd),
    blank: all((line, index) => line === '' && index > frontEnd && index < lines.length - 1),
  };
}

export const TARGETS = targetsOf(LINES);
