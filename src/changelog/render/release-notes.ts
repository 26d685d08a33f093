import type {Release} from '../model/records';
import type {Resolve} from '../model/text';
import {type EntryContext, entryClauses} from '../patches/clauses';
import {entryHtml} from './entry';
import {h, htmlOf, textHtml} from './html';
import {summaryList} from './release-head';

/** The summary of a release as HTML for readers outside the site. */
export const summaryHtml = (release: Release, resolve: Resolve): string => htmlOf(summaryList(release, resolve));

/**
 * The summary and the full notes of a release as HTML for readers outside the site: no ids, no styles, whole addresses,
 * and a word for the link to the entry.
 */
export function releaseNotes(release: Release, context: EntryContext, resolve: Resolve): string {
  const {introduction, sections} = release;
  const paragraphs = introduction.map((text) => h('p', {}, textHtml(text, resolve)));
  const lists = sections.flatMap((section) => {
    const items = section.entries.map((entry) => {
      const link = h('a', {href: resolve(entry.address)}, 'link');
      return entryHtml(entry, {resolve, clauses: entryClauses({section, entry}, context), link});
    });
    return [h('h3', {}, section.name), h('ul', {}, items)];
  });
  return htmlOf([...paragraphs, ...summaryList(release, resolve), ...lists]);
}
