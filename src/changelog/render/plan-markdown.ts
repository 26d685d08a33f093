import type {Text} from '../model/records';
import {isMark} from '../model/references';
import {briefOf, clauseOf, leadOf} from '../model/sentences';
import {type Resolve, toMarkdown} from '../model/text';
import {type Block, type Copyable, type Item, type Table, workText} from '../upgrade/blocks';
import type {PlanDocument} from '../upgrade/plan-document';
import {entryMarkdown} from './entry';
import {linkName} from './plan-item';

interface Beside {
  /** Makes addresses on the site whole. */
  readonly resolve: Resolve;
  /** The addresses of entries whose box is ticked. */
  readonly done: ReadonlySet<string>;
  /** The address of the plan, which alone has what is folded; undefined if the text has it too. */
  readonly rest?: string | undefined;
  /** Whether points have boxes. */
  readonly isTask: boolean;
}

/** An entry in a short document: a link, the danger and what to do, and what brings the old behavior back. */
function shortLine(item: Item, {resolve, done}: Beside): string {
  const {isTask, isShort, entry, release, patch, clauses} = item;
  const box = isTask ? `[${done.has(entry.address) ? 'x' : ' '}] ` : '';
  const lead = isShort ? clauseOf(entry.text) : leadOf(entry.text);
  const link = toMarkdown([{href: entry.address, text: [`${patch ?? release.version} · ${lead}`]}], resolve);
  const undo = clauses.flatMap(({kind, text}): Text[] => (kind === 'undo' ? [[...text, '.']] : []));
  const more = isShort ? [] : [...briefOf(entry.text).slice(1), ...undo];
  const end = more.length === 0 || lead.endsWith('…') ? '' : '.';
  return `- ${box}${[link + end, ...more.map((text) => toMarkdown(text, resolve))].join(' ')}`;
}

function itemLine(item: Item, {resolve, done}: Beside): string {
  const {label, isTask, entry, clauses, notes = []} = item;
  const box = isTask ? `[${done.has(entry.address) ? 'x' : ' '}] ` : '';
  const lead = `${box}${label === undefined ? '' : `**${label}.** `}`;
  const below = [...clauses.filter(isMark).map(({text}) => [...text, '.']), ...notes];
  const more = below.map((text) => ` ${toMarkdown(text, resolve)}`).join('');
  const references = clauses.filter((clause) => !isMark(clause));
  return entryMarkdown(
    {text: entry.text},
    {resolve, lead, clauses: references, links: [[linkName(item), entry.address]], more},
  );
}

/** Its columns are made in `defaults-part.ts` and `decide-part.ts` of src/changelog/upgrade/. */
function tableLines({head, rows}: Table, resolve: Resolve): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cell = (text: Text): string => toMarkdown(text, resolve).replaceAll('|', '\\|');
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map((row) => line(row.map(cell)))].join('\n');
}

function fenced({title, note, text}: Copyable, resolve: Resolve): string {
  const parts = [`### ${title}`, ...(note ? [toMarkdown(note, resolve)] : [])];
  return [...parts, `\`\`\`${text.startsWith('<') ? 'xml' : 'sql'}\n${text}\n\`\`\``].join('\n\n');
}

function blockText(block: Block, beside: Beside): string {
  const {resolve} = beside;
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return toMarkdown(block.text, resolve);
    case 'points':
      return block.items.map((item) => `- ${beside.isTask ? '[ ] ' : ''}${toMarkdown(item, resolve)}`).join('\n');
    case 'work':
      return block.items.map((item) => `- **${item.harm}:** ${toMarkdown(workText(item), resolve)}`).join('\n');
    case 'entries':
      return block.items.map((item) => (beside.rest ? shortLine : itemLine)(item, beside)).join('\n');
    case 'table':
      return tableLines(block, resolve);
    case 'copy':
      return fenced(block, resolve);
    case 'folded':
      if (beside.rest) return `[${block.title}](${beside.rest})`;
      return blocksMarkdown([{kind: 'heading', level: 3, text: block.title}, ...block.blocks], beside);
  }
}

/** Blocks as Markdown, with a blank line between them. */
function blocksMarkdown(blocks: readonly Block[], beside: Beside): string {
  return blocks.map((block) => blockText(block, beside)).join('\n\n');
}

/** What a document becomes Markdown with. */
export interface MarkdownOptions {
  /** The addresses of entries whose box is ticked. */
  readonly done?: ReadonlySet<string>;
  /** The address of the plan: what is folded there is only linked. */
  readonly rest?: string | undefined;
}

/**
 * A document as Markdown for a ticket.
 * @param resolve makes addresses on the site whole
 */
export function documentMarkdown(
  {title, summary, head, parts}: PlanDocument,
  resolve: Resolve,
  {done = new Set(), rest}: MarkdownOptions = {},
): string {
  // What the first screen tells has its boxes below.
  const top = blocksMarkdown([...summary, ...head], {resolve, done, rest, isTask: false});
  const below = parts.map(({blocks}) => blocksMarkdown(blocks, {resolve, done, rest, isTask: true}));
  return `# ${title}\n\n${[top, ...below].join('\n\n')}\n`;
}
