import type {NetDefault} from '../defaults/net';
import {pullRequestUrl} from '../model/github';
import {groupBy} from '../model/group';
import type {PlacedEntry, Text} from '../model/records';
import {toMarkdown} from '../model/text';
import {assignment, UNDO_SCOPES} from '../model/undo';
import {type AboutSettings, PASTED_SETTINGS} from '../paste/about-settings';
import {changedSettings, plannedUndos, undoOnUpgrade} from './changed-settings';
import {defaultsMarkdown, rollBackMarkdown} from './defaults-markdown';
import {type ToldOnce, toldOnce} from './plan';
import {type AskedRange, wholeRange} from './range';
import type {Obsolete} from './roll-back';

/** What to do with a plan, in order. */
export const ORDER =
  'First read the incompatible changes, and change what the new version refuses. Put the server and MergeTree settings ' +
  'that you want to keep into the configuration before the new version starts. Upgrade one replica, check it, then the ' +
  'others. Settings of queries can follow at any time.';

/** An entry of a checklist. */
export interface ChecklistItem extends Pick<PlacedEntry, 'release' | 'entry'> {
  /** Why it matters, `Backward incompatible`, or what it mentions. */
  readonly reason: string;
}

/** What a checklist says beside the entries. */
export interface ChecklistDefaults {
  readonly net: readonly NetDefault[];
  readonly obsolete: Obsolete;
  /** What is known of pasted settings. */
  readonly pasted?: AboutSettings | undefined;
}

/**
 * A Markdown checklist for a change ticket: a heading for each release, a box for each entry, in the order given.
 * @param items all that is to be checked, oldest release first: what one says of a setting depends on the others
 * @param resolve makes addresses on the site whole
 */
export function checklist(
  range: AskedRange,
  items: readonly ChecklistItem[],
  {net, obsolete, pasted}: ChecklistDefaults,
  resolve: (address: string) => string,
): string {
  const changed = changedSettings(plannedUndos(items), net);
  const line = ({reason, entry: {text, address, pullRequests, undo}, again}: ToldOnce<ChecklistItem>): string => {
    const later = again.map(({release, entry}) => `[${release.version} too](${resolve(entry.address)})`);
    const numbers = pullRequests.map((number) => `[#${number}](${pullRequestUrl(number)})`);
    const {holding, note} = undoOnUpgrade(undo, changed);
    const settings = holding.map((clause) => `${UNDO_SCOPES[clause.scope].name} \`${assignment(clause)}\``.trim());
    const references = [`[entry](${resolve(address)})`, ...later, ...numbers].join(', ');
    const undone = settings.length > 0 ? ` Undo: ${settings.join(', ')}.` : '';
    const told = note ? ` ${toMarkdown(note)}` : '';
    return `- [ ] **${reason}.** ${toMarkdown(text, resolve)} (${references})${undone}${told}`;
  };
  const parts = [...groupBy(toldOnce(items), ({release}) => release.version)].map(
    ([version, list]) => `## ${version}\n\n${list.map(line).join('\n')}\n`,
  );
  const {from, to} = wholeRange(range);
  const title = `# Upgrade of ClickHouse from ${from} to ${to}\n`;
  const checks = parts.length > 0 ? parts : ['Nothing to check.\n'];
  const settings = (pasted?.told ?? []).map((text: Text) => `- [ ] ${toMarkdown(text, resolve)}\n`);
  return [
    title,
    `${ORDER}\n`,
    ...(settings.length > 0 ? [`## ${PASTED_SETTINGS}\n\n${settings.join('')}`] : []),
    ...(pasted?.others ? [`${toMarkdown(pasted.others)}\n`] : []),
    ...checks,
    ...defaultsMarkdown(net, resolve),
    ...rollBackMarkdown(range, changed, obsolete),
  ].join('\n');
}
