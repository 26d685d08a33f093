// What is found, as the list shows it, with the words of the query marked.
import {releaseName} from '../changelog/model/lts';
import type {NameCard} from '../changelog/model/named-items';
import type {Release, Text} from '../changelog/model/records';
import {BETWEEN_CLAUSES} from '../changelog/model/references';
import {SECTIONS} from '../changelog/model/section-names';
import {PAGE_PATHS} from '../changelog/model/site';
import {nameId} from '../changelog/names/name-index';
import {ALSO_IN} from '../changelog/patches/clauses';
import {codeHtml, type Html, h} from '../changelog/render/html';
import {type Row, rowOf, type SearchEntry} from './worker-messages';

/** Matches these words where they stand whole, or between the `_` of a name; nothing if there are none. */
export function wholeWords(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[-.:]/g, '[$&]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'iu');
}

/** A text with what a pattern of one group matches marked; of a link, its words are kept. */
export function markedHtml(text: Text, pattern: RegExp): (string | Html)[] {
  const mark = (words: string) => words.split(pattern).map((part, at) => (at % 2 === 1 ? h('mark', {}, part) : part));
  return text.flatMap((piece) => {
    if (typeof piece === 'string') return mark(piece);
    return 'href' in piece ? markedHtml(piece.text, pattern) : codeHtml(mark(piece.code));
  });
}

/** The row of an entry: its text with these words marked, its pull requests and authors, and the patch releases with it. */
export function entryRow(entry: SearchEntry, words: readonly string[]): Row {
  const {address, release, section, text, pullRequests, authorNames, patches} = entry;
  const {kind, label} = SECTIONS[section];
  const from = [...pullRequests.map((number) => `#${number}`), ...authorNames].join(', ');
  const origin = patches.length > 0 ? `${from}${BETWEEN_CLAUSES}${ALSO_IN}${patches.join(', ')}` : from;
  const pattern = wholeWords(words);
  const row = rowOf(address, label, markedHtml(text, pattern), releaseName(release), markedHtml([origin], pattern));
  return {...row, color: kind};
}

/** The row of a name, which leads to its history. */
export function nameRow(card: NameCard): Row {
  const {kind, name, line} = card;
  const text = [`${kind.replaceAll('-', ' ')} `, codeHtml(name), line ? ` · ${line}` : ''];
  return rowOf(`${PAGE_PATHS.names}#${nameId(card)}`, 'Name', text);
}

/** The row of a patch release, which leads to what it brought. */
export const patchRow = (name: string): Row => rowOf(`${PAGE_PATHS.patches}#${name}`, 'Page', `Patch release ${name}`);

/** The row of a release, which leads to it: its summary. */
export function releaseRow({address, summary, ...release}: Release): Row {
  const text = summary.flatMap((line) => [...markedHtml(line, wholeWords([])), ' ']);
  return rowOf(address, 'Release', text, releaseName(release));
}
