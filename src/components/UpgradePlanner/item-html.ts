import type {Authors, PlacedEntry, Text} from '../../changelog/model/records';
import {BETWEEN_CLAUSES, referenceClauses} from '../../changelog/model/references';
import {SECTIONS} from '../../changelog/model/section-names';
import type {Resolve} from '../../changelog/model/text';
import type {ToldOnce} from '../../changelog/upgrade/plan';
import {upgradeReason} from '../../changelog/upgrade/reason';
import {linkHtml, referencesHtml, textHtml} from '../Text/html';
import {mentionsLine} from './words';

interface Beside {
  readonly authors: Authors;
  /** The pasted names that it mentions. */
  readonly mentioned: readonly string[] | undefined;
  /** What to know of its settings, because more releases change them. */
  readonly note: Text | undefined;
}

/** An entry in the planner's list as HTML: why it matters, what it says, and a link to its page. */
export function itemHtml(placed: ToldOnce<PlacedEntry>, {authors, mentioned, note}: Beside, resolve: Resolve): string {
  const {section, entry, again} = placed;
  const clauses = referenceClauses(entry, authors).filter(({kind}) => kind !== 'check');
  const later = again.map(
    ({release, entry: {address}}) =>
      `<span>${BETWEEN_CLAUSES}${linkHtml(resolve(address), `${release.version} too`)}</span>`,
  );
  const below = [note, mentioned && mentionsLine(mentioned)].map((text) => text && `<p>${textHtml(text, resolve)}</p>`);
  return [
    `<b>${upgradeReason({section, entry}) ?? SECTIONS[section.name].label}</b> `,
    `${textHtml(entry.text, resolve, mentioned)} `,
    `<small>${referencesHtml(placed, clauses, resolve)}${later.join('')}</small>`,
    ...below,
  ].join('');
}
