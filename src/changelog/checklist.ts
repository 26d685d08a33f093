import {groupBy} from './group';
import {pullRequestUrl} from './links';
import {type Segments, toMarkdown} from './segments';
import type {Undo} from './types';
import type {Range} from './upgrade-range';

/** An entry as a checklist has it. */
export interface ChecklistItem {
  readonly version: string;
  /** Why it matters, `Backward incompatible`; empty where it only mentions what was pasted. */
  readonly reason: string;
  readonly text: Segments;
  /** The entry's full address. */
  readonly url: string;
  readonly pullRequests: readonly number[];
  readonly undo: readonly Undo[];
}

const SCOPES = {query: '', 'merge-tree': 'MergeTree setting ', server: 'server setting '} as const;

function itemLine({reason, text, url, pullRequests, undo}: ChecklistItem): string {
  const links = [`[entry](${url})`, ...pullRequests.map((number) => `[#${number}](${pullRequestUrl(number)})`)];
  const undone = undo.map(({scope, setting, value}) => `${SCOPES[scope]}\`${setting} = ${value}\``);
  const lead = reason === '' ? '' : `**${reason}.** `;
  return `- [ ] ${lead}${toMarkdown(text)} (${links.join(', ')})${undone.length ? ` Undo: ${undone.join(', ')}.` : ''}`;
}

/** A Markdown checklist for a change ticket: a heading a release, a box an entry, in the order given. */
export function checklist({from, to}: Range, items: readonly ChecklistItem[]): string {
  const releases = [...groupBy(items, ({version}) => version)];
  const parts = releases.map(([version, list]) => `## ${version}\n\n${list.map(itemLine).join('\n')}\n`);
  return [`# Upgrade of ClickHouse from ${from} to ${to}\n`, ...(parts.length ? parts : ['Nothing to check.\n'])].join(
    '\n',
  );
}
