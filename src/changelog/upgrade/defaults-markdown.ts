import type {NetDefault} from '../defaults/net';
import type {ToldChange} from '../defaults/told';
import type {Text} from '../model/records';
import {toMarkdown} from '../model/text';
import type {ChangedSetting} from './changed-settings';
import {compatibilityCovers, compatibilityTexts} from './compatibility';
import {defaultParts, settingUrl, settledDefaultsLine, shownValue} from './default-table';
import type {Range} from './range';

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

/** The setting that keeps the old defaults, and what it does not cover, as Markdown; nothing if nothing is to be said. */
export function compatibilityMarkdown(
  range: Range,
  changed: readonly ChangedSetting[],
  noWayBack: Text | undefined,
): string[] {
  const texts = compatibilityTexts(range, changed).map(({title, text}) => `${title}:\n\n\`\`\`sql\n${text}\n\`\`\`\n`);
  const paragraphs = [...compatibilityCovers(range, changed), ...(noWayBack ? [noWayBack] : [])];
  if (texts.length + paragraphs.length === 0) return [];
  return ['## Roll back\n', ...texts, ...paragraphs.map((text) => `${toMarkdown(text)}\n`)];
}
