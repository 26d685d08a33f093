// What is found, as the list shows it.

import {releaseName} from '../changelog/model/lts';
import type {NameCard} from '../changelog/model/named-items';
import {BETWEEN_CLAUSES} from '../changelog/model/references';
import {SECTIONS} from '../changelog/model/section-names';
import {PAGE_PATHS} from '../changelog/model/site';
import {nameId} from '../changelog/names/name-index';
import {ALSO_IN} from '../changelog/patches/clauses';
import {markedHtml, wholeWords} from './marks';
import {type ReleaseCard, type Row, rowOf, type SearchEntry} from './worker-messages';

/** The row of an entry: its text with these words marked, its pull requests and authors, and the patch releases with it. */
export function entryRow(entry: SearchEntry, patches: readonly string[], words: readonly string[]): Row {
  const {address, release, section, text, pullRequests, authorNames} = entry;
  const {kind, label} = SECTIONS[section];
  const from = [...pullRequests.map((number) => `#${number}`), ...authorNames].join(', ');
  const origin = patches.length > 0 ? `${from}${BETWEEN_CLAUSES}${ALSO_IN}${patches.join(', ')}` : from;
  const pattern = wholeWords(words);
  const shown = {text: markedHtml(text, pattern), origin: markedHtml([origin], pattern)};
  return {...rowOf(address, label, {place: releaseName(release), ...shown}), color: kind};
}

/** The row of a name, which leads to its history. */
export function nameRow(card: NameCard): Row {
  const {kind, name, line, aliases} = card;
  const pattern = wholeWords([]);
  return rowOf(`${PAGE_PATHS.names}#${nameId(card)}`, 'History', {
    text: markedHtml([`${kind.replaceAll('-', ' ')} `, {code: name}, line ? ` · ${line}` : ''], pattern),
    origin: aliases ? `also ${aliases.join(', ')}` : '',
  });
}

/** The row of a release, which leads to it: its summary. */
export function releaseRow({address, summary, ...release}: ReleaseCard): Row {
  const text = summary.flatMap((line) => [...markedHtml(line, wholeWords([])), ' ']);
  return rowOf(address, 'Release', {place: releaseName(release), text});
}
