import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {RULES} from '../../src/lint/lint';

/**
 * A piece of a page and what a rule reports there. The first characters say what the piece is: `- ` an entry, `### ` a
 * section, `## ` all releases, and anything else the whole page.
 */
export interface Example {
  /** The name of its file, if it is not `2024.mdx`; `patches/24.8.txt` is a file beside the pages of `site/`. */
  readonly name?: string | undefined;
  readonly source: string;
  /** The rule's messages with their places, a line each; none if the example is right. */
  readonly messages: readonly string[];
  /** What `npm run fix` makes of it, if that is told. */
  readonly repaired?: string | undefined;
  /** The published anchors of its entries, if the rule needs them. */
  readonly published?: readonly string[] | undefined;
}

/** A file of `fixtures/`: the rule's reason, and its examples, on pages or in files beside them. */
export interface DocumentedRule {
  readonly id: string;
  readonly reason: string;
  readonly examples: readonly Example[];
}

export const FIXTURES = path.join(__dirname, 'fixtures');

/** `Right:`, `Not right, in changes.mdx:`, `Not right, after pr-1 and pr-2 were published:` */
const TITLE = /^(?:Right|Not right)(?:, in (\S+))?(?:, (before|after) (.+) (?:was|were) published)?:\n\n/m;
const MESSAGE = /^\d+:\d+ Unexpected /;

/** Characters that nobody sees stand as escapes. */
const shown = (source: string): string =>
  source.replace(/\\u([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function readExample(name: string | undefined, published: readonly string[] | undefined, text: string): Example {
  const [said = '', repaired] = text.split(/^Repaired:\n\n/m);
  const lines = said.trimEnd().split('\n');
  const end = lines.findIndex((line) => MESSAGE.test(line));
  const source = (end === -1 ? lines : lines.slice(0, end - 1)).join('\n');
  const messages = end === -1 ? [] : lines.slice(end);
  return {name, published, source: `${shown(source)}\n`, messages, repaired: repaired && `${repaired.trimEnd()}\n`};
}

function readFixture(file: string): DocumentedRule {
  const [reason = '', ...parts] = readFileSync(path.join(FIXTURES, file), 'utf8').split(TITLE);
  const examples = Array.from({length: parts.length / 4}, (_, index) => {
    const [name, when, ids = '', text = ''] = parts.slice(index * 4);
    return readExample(name, when ? (when === 'before' ? [] : ids.split(' and ')) : undefined, text);
  });
  return {id: path.parse(file).name, reason: reason.trim(), examples};
}

export function documentedRules(): DocumentedRule[] {
  return readdirSync(FIXTURES).toSorted().map(readFixture);
}

/** The table of all rules for people: what a rule is for, and what its messages expect. */
export function rulesTable(rules: readonly DocumentedRule[]): string {
  const cell = (text: string): string => text.replace(/[|<]/g, '\\$&');
  const rows = rules.map(({id, reason, examples}) => {
    const repairs = examples.flatMap(({messages: [first]}) => /, expected (\S.*)/.exec(first ?? '')?.[1] ?? []);
    const isWarning = RULES.find((rule) => rule.id === id)?.severity === 'warning';
    return `| \`${id}\`${isWarning ? ' (warning)' : ''} | ${cell(reason)} | ${cell(repairs[0] ?? '')} |`;
  });
  return `# The rules of the content

What \`npm run lint:content\` checks: generated from \`tests/lint/fixtures/\`, where each rule has its reason and its examples, which are its tests. An error stops a merge; a warning is for you to weigh. To add a rule, export it from a file of \`src/lint/rules/\`, add a file of its name with reason and examples there, and run \`npx vitest run tests/lint -u\`.

| rule | why | expected, for example |
|---|---|---|
${rows.join('\n')}
`;
}
