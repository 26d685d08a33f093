import {pullRequestUrl} from '../model/github';
import {groupBy} from '../model/group';
import type {PlacedEntry} from '../model/records';
import {toMarkdown} from '../model/text';
import {assignment, UNDO_SCOPES} from '../model/undo';
import {changedSettings, plannedUndos, undoOnUpgrade} from './changed-settings';
import type {Range} from './range';

/** An entry of a checklist. */
export interface ChecklistItem extends Pick<PlacedEntry, 'release' | 'entry'> {
  /** Why it matters, `Backward incompatible`, or what it mentions. */
  readonly reason: string;
}

/**
 * A Markdown checklist for a change ticket: a heading for each release, a box for each entry, in the order given.
 * @param items all that is to be checked, oldest release first: what one says of a setting depends on the others
 * @param resolve makes addresses on the site whole
 */
export function checklist(
  {from, to}: Range,
  items: readonly ChecklistItem[],
  resolve: (address: string) => string,
): string {
  const changed = changedSettings(plannedUndos(items));
  const line = ({reason, entry: {text, address, pullRequests, undo}}: ChecklistItem): string => {
    const numbers = pullRequests.map((number) => `[#${number}](${pullRequestUrl(number)})`);
    const {holding, note} = undoOnUpgrade(undo, changed);
    const settings = holding.map((clause) => `${UNDO_SCOPES[clause.scope].name} \`${assignment(clause)}\``.trim());
    const references = [`[entry](${resolve(address)})`, ...numbers].join(', ');
    const undone = settings.length > 0 ? ` Undo: ${settings.join(', ')}.` : '';
    const told = note ? ` ${toMarkdown(note)}` : '';
    return `- [ ] **${reason}.** ${toMarkdown(text, resolve)} (${references})${undone}${told}`;
  };
  const parts = [...groupBy(items, ({release}) => release.version)].map(
    ([version, list]) => `## ${version}\n\n${list.map(line).join('\n')}\n`,
  );
  const title = `# Upgrade of ClickHouse from ${from} to ${to}\n`;
  return [title, ...(parts.length > 0 ? parts : ['Nothing to check.\n'])].join('\n');
}
