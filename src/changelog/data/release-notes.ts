import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Entry, Release, Section} from '../model/records';
import type {Resolve} from '../model/text';
import {type EntryContext, entryClauses} from '../patches/clauses';
import {referencesHast, textHast} from './entry-html';

/** An entry for readers outside the site: no ids, no styles, whole addresses, and a word for the link to the entry. */
function entryHast(section: Section, entry: Entry, context: EntryContext, resolve: Resolve): ElementContent {
  const last = [{kind: 'origin', text: [{href: entry.address, text: ['link']}]}] as const;
  return h('li', [
    ...textHast(entry.text, resolve),
    ' ',
    ...referencesHast(entryClauses({section, entry}, context), {resolve, last}),
  ]);
}

function summaryHast(summary: Release['summary'], resolve: Resolve): ElementContent[] {
  const lines = summary.map((text) => h('li', textHast(text, resolve)));
  return lines.length > 0 ? [h('ul', lines)] : [];
}

/** The summary of a release as HTML for readers outside the site. */
export function summaryHtml({summary}: Pick<Release, 'summary'>, resolve: Resolve): string {
  return toHtml({type: 'root', children: summaryHast(summary, resolve)});
}

/** The summary and the full notes of a release as HTML for readers outside the site. */
export function releaseNotes(
  {introduction, summary, sections}: Release,
  context: EntryContext,
  resolve: Resolve,
): string {
  const paragraphs = introduction.map((text) => h('p', textHast(text, resolve)));
  const lists = sections.flatMap((section) => [
    h('h3', section.name),
    h(
      'ul',
      section.entries.map((entry) => entryHast(section, entry, context, resolve)),
    ),
  ]);
  return toHtml({type: 'root', children: [...paragraphs, ...summaryHast(summary, resolve), ...lists]});
}
