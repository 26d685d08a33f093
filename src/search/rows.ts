// What is found, as the list shows it.

import {releaseName} from '../changelog/model/lts';
import type {NameCard} from '../changelog/model/named-items';
import {BETWEEN_CLAUSES} from '../changelog/model/references';
import {SECTIONS} from '../changelog/model/section-names';
import {PAGE_PATHS} from '../changelog/model/site';
import {nameId} from '../changelog/names/name-index';
import {ALSO_IN} from '../changelog/patches/clauses';
import {excerpt, segmentsOf} from './marks';
import type {ReleaseCard, Row, SearchEntry, Segment} from './messages';

/** The row of an entry: its text with these words marked, its pull requests and authors, and the patch releases with it. */
export function entryRow(entry: SearchEntry, patches: readonly string[], words: readonly string[]): Row {
  const {address, release, section, text, pullRequests, authorNames} = entry;
  const {kind, label} = SECTIONS[section];
  const from = [...pullRequests.map((number) => `#${number}`), ...authorNames].join(', ');
  const origin = patches.length > 0 ? `${from}${BETWEEN_CLAUSES}${ALSO_IN}${patches.join(', ')}` : from;
  return {
    address,
    color: kind,
    label,
    place: releaseName(release),
    text: excerpt(segmentsOf(text, words)),
    origin: segmentsOf([origin], words),
  };
}

/** The row of a name, which leads to its history. */
export function nameRow(name: NameCard): Row {
  return {
    address: `${PAGE_PATHS.names}#${nameId(name)}`,
    label: 'History',
    place: name.mentions,
    text: segmentsOf([`${name.kind.replaceAll('-', ' ')} `, {code: name.name}, name.line ? ` · ${name.line}` : ''], []),
    origin: segmentsOf([name.aliases ? `also ${name.aliases.join(', ')}` : ''], []),
  };
}

/** The row of a release, which leads to it: its summary. */
export function releaseRow({address, summary, ...release}: ReleaseCard): Row {
  const space: Segment = {text: ' ', code: false, marked: false};
  return {
    address,
    label: 'Release',
    place: releaseName(release),
    text: excerpt(summary.flatMap((text) => [...segmentsOf(text, []), space])),
  };
}
