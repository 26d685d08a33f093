import type {Release} from '../model/records';
import type {Resolve} from '../model/text';
import {type EntryContext, entryClauses} from '../patches/clauses';
import {entryHtml} from './entry';
import {type Html, h, htmlOf} from './html';
import {textHtml} from './text';

function summaryList(summary: Release['summary'], resolve: Resolve): Html[] {
  const lines = summary.map((text) => h('li', {}, textHtml(text, resolve)));
  return lines.length > 0 ? [h('ul', {}, lines)] : [];
}

/** The summary of a release as HTML for readers outside the site. */
export function summaryHtml({summary}: Pick<Release, 'summary'>, resolve: Resolve): string {
  return htmlOf(summaryList(summary, resolve));
}

/**
 * The summary and the full notes of a release as HTML for readers outside the site: no ids, no styles, whole addresses,
 * and a word for the link to the entry.
 */
export function releaseNotes(
  {introduction, summary, sections}: Release,
  context: EntryContext,
  resolve: Resolve,
): string {
  const paragraphs = introduction.map((text) => h('p', {}, textHtml(text, resolve)));
  const lists = sections.flatMap((section) => {
    const items = section.entries.map((entry) => {
      const link = h('a', {href: resolve(entry.address)}, 'link');
      return entryHtml(entry, {resolve, clauses: entryClauses({section, entry}, context), link});
    });
    return [h('h3', {}, section.name), h('ul', {}, items)];
  });
  return htmlOf([...paragraphs, ...summaryList(summary, resolve), ...lists]);
}
