import type {NetDefault} from '../defaults/net';
import type {ToldChange} from '../defaults/told';
import {shownValue} from '../defaults/values';
import {toMarkdown} from '../model/text';
import type {ChangedSetting} from './changed-settings';
import {compatibilityCovers, compatibilityTexts} from './compatibility';
import {defaultParts, settingUrl, settledDefaultsLine} from './default-table';
import type {Range} from './range';
import {heeded, NO_DOWNGRADE, noWayBackLines, type Obsolete, ROLL_BACK, type RollBack, rollBack} from './roll-back';

const code = (text: string): string => toMarkdown([{code: text}]).replaceAll('|', '\\|');

/** The defaults that differ after an upgrade as Markdown tables; nothing if none does. */
export function defaultsMarkdown(net: readonly NetDefault[], resolve: (address: string) => string): string[] {
  const told = ({release, address}: ToldChange): string =>
    address === undefined ? `${release}, no entry` : `[${release}](${resolve(address)})`;
  const tables = defaultParts(net).map(({title, rows}) => {
    const lines = rows.map(
      (row) =>
        `| [${code(row.setting)}](${settingUrl(row)}) | ${code(shownValue(row.before))} | ` +
        `${code(shownValue(row.after))} | ${row.changes.map(told).join('; ')} |`,
    );
    return `### ${title}\n\n| Setting | Before | After | Release |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  const settled = settledDefaultsLine(net);
  const all = [...tables, ...(settled ? [`${toMarkdown(settled)}\n`] : [])];
  return all.length > 0 ? ['## Settings whose default changed\n', ...all] : [];
}

/** What keeps the old defaults, as Markdown: one setting for all, then a line for each; nothing if nothing is to be said. */
export function rollBackMarkdown(range: Range, changed: readonly ChangedSetting[], obsolete: Obsolete): string[] {
  const alive = heeded(changed, range, obsolete);
  const fenced = ({title, note, text}: RollBack): string =>
    `### ${title}\n\n${note ? `${toMarkdown(note)}\n\n` : ''}\`\`\`${text.startsWith('<') ? 'xml' : 'sql'}\n${text}\n\`\`\`\n`;
  const paragraphs = [...compatibilityCovers(range, alive), ...noWayBackLines(changed, range, obsolete)];
  const parts = [
    ...compatibilityTexts(range, alive).map(fenced),
    ...paragraphs.map((text) => `${toMarkdown(text)}\n`),
    ...rollBack(changed, range, obsolete).map(fenced),
  ];
  return parts.length > 0 ? [`## ${ROLL_BACK}\n`, `${NO_DOWNGRADE}\n`, ...parts] : [];
}
