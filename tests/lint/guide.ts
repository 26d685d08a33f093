import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * A piece of a page and what a rule reports there. The first characters say what the piece is: `- ` an entry, `### ` a
 * section, `## ` all releases, and anything else the whole page.
 */
export interface Example {
  /** The name of its file, if it is not `2024.mdx`. */
  readonly name?: string | undefined;
  readonly source: string;
  /** The rule's first message; undefined if the rule reports nothing. */
  readonly message?: string | undefined;
  /** The published anchors of its entries, if the rule needs them. */
  readonly published?: readonly string[] | undefined;
}

/** What lint says of the files beside the pages, under no rule of a page. */
export const OF_LISTS: readonly string[] = ['lists', 'server-name', 'claims', 'patches'];

/** What the guide for contributors says of a rule. */
export interface DocumentedRule {
  readonly id: string;
  readonly isWarning: boolean;
  readonly reason: string;
  readonly examples: readonly Example[];
}

/** `Right:`, `Not right, in changes.mdx:`, `Not right, after pr-1 and pr-2 were published:` */
const TITLE = /^(Right|Not right)(?:, in (\S+))?(?:, (before|after) (.+) (?:was|were) published)?:\n\n/m;

function readExamples(block: string): Example[] {
  const [, ...parts] = block.split(TITLE);
  return Array.from({length: parts.length / 5}, (_, index) => {
    const [verdict, name, when, ids = '', text = ''] = parts.slice(index * 5);
    const published = when && (when === 'before' ? [] : ids.split(' and '));
    if (verdict === 'Right') return {name, published: published || undefined, source: `${text.trimEnd()}\n`};
    const end = text.trimEnd().lastIndexOf('\n\n');
    return {
      name,
      published: published || undefined,
      source: `${text.slice(0, end)}\n`,
      message: text.slice(end).trim(),
    };
  });
}

/** The rules of `contributing/rules.md`, in its order. */
export function documentedRules(): DocumentedRule[] {
  const guide = readFileSync(path.join(__dirname, '../../contributing/rules.md'), 'utf8');
  const [, ...sections] = guide.split(/^## `(?=[a-z-]+`$)/m);
  return sections.map((section) => {
    const [id = '', ...rest] = section.split('`\n\n');
    const [reason = '', block = ''] = rest.join('`\n\n').split('\n\n```text\n');
    return {
      id,
      isWarning: reason.endsWith(' A warning.'),
      reason: reason.trim(),
      examples: readExamples(block.split('\n```')[0]!),
    };
  });
}
