import type {Link, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Name} from '../changelog/model/named-items';
import {oncePer} from '../changelog/model/once';
import {placedEntries} from '../changelog/model/records';
import {parsePage, type ReleaseCache} from '../changelog/parse/page';
import {type Problem, ruleCollector, startOf} from '../changelog/parse/problems';
import {spansOf} from './code-spans';
import {onceEach} from './one-report';
import {checkEnglish, checkMarkdown} from './preset';
import {proseOf} from './prose';
import {type Checks, type Context, type Page, type Prose, placeOf, type Report, type Rule, type Things} from './rule';
import * as rules from './rules';
import {checkSpelling, type Spelling} from './spelling';
import {namesToAdd} from './unlisted-names';
import * as words from './words';

/** A rule with the `ruleId` of its messages. */
type NamedRule = Rule & {readonly id: string};

const named = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The rules of wording, of which there are hundreds of findings: they are counted, and shown of a release. */
export const WORDS: readonly string[] = Object.keys(words).map(named);

export const RULES: readonly NamedRule[] = Object.entries<Rule>({...rules, ...words}).map(([name, rule]) => ({
  ...rule,
  id: named(name),
}));

/** What the rules check on a page, by kind. */
const thingsOf = oncePer((page: Page): {readonly [Kind in keyof Things]: readonly Things[Kind][]} => {
  const {lines, tree, sources} = page;
  const {releases} = page.year;
  const link: Link[] = [];
  visit(tree, 'link', (node) => void link.push(node));
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const bullets = releases.flatMap((release) => sources.get(release)!.summary ?? []);
  const entry = placedEntries(releases).map((placed) => ({
    ...placed,
    ...proseOf(sources.get(placed.entry)!.text),
    spans: spansOf(page, placed.entry),
  }));
  return {
    page: [page],
    line: lines.map((text, index): Prose => ({text, at: (column) => ({line: index + 1, column: column + 1})})),
    release: releases,
    link,
    entry,
    prose: [...[...paragraphs, ...bullets].map(({children}) => proseOf(children)), ...entry],
  };
});

function checkRule(rule: NamedRule, page: Page, things: ReturnType<typeof thingsOf>): Problem[] {
  const {problems, report} = ruleCollector(rule.id, rule.severity !== 'warning');
  const reportThing: Report = (reason, where, ...more) =>
    report(reason, typeof where === 'object' && 'id' in where ? placeOf(page, where) : where, ...more);
  const checks: Checks = rule;
  const checkAll = <Kind extends keyof Things>(kind: Kind): void => {
    for (const thing of things[kind]) checks[kind]?.(thing, reportThing, page);
  };
  for (const kind of Object.keys(things) as (keyof Things)[]) checkAll(kind);
  return problems;
}

/** The offset of each line of a page. */
export function lineStarts(lines: readonly string[]): number[] {
  const starts = [0];
  for (const {length} of lines) starts.push(starts.at(-1)! + length + 1);
  return starts;
}

/** Gives places their offsets in the page: a release is parsed by itself, and counts from its own beginning. */
function fillOffsets(tree: Root, lines: readonly string[]): void {
  const starts = lineStarts(lines);
  const fill = (node: Nodes): void => {
    const {start, end} = node.position!;
    for (const point of [start, end]) point.offset = starts[point.line - 1]! + point.column - 1;
    if ('children' in node) node.children.forEach(fill);
  };
  tree.children.forEach(fill);
}

/** What was parsed, by the names of pages: a repaired page is read again, and most of its releases are the same. */
const caches = new Map<string, ReleaseCache>();

/** Reads a page's text into what the rules see. */
export function readPage(name: string, text: string, context: Context): Page {
  const cache: ReleaseCache = caches.get(name) ?? new Map();
  caches.set(name, cache);
  const {year, sources, blocks, problems} = parsePage(name, text, {...context, cache});
  const lines = text.split('\n');
  const tree: Root = {type: 'root', children: [...blocks]};
  fillOffsets(tree, lines);
  return {...context, name, text, lines, tree, year, sources, problems};
}

/** Places in the order of the file. */
function inOrder(findings: readonly Problem[]): Problem[] {
  return findings.toSorted((one, other) => {
    const [a, b] = [startOf(one.place), startOf(other.place)];
    return a.line - b.line || a.column - b.column;
  });
}

/** What some of the rules say of a page. */
export function lintRules(page: Page, of: readonly NamedRule[]): Problem[] {
  const things = thingsOf(page);
  return inOrder(of.flatMap((rule) => checkRule(rule, page, things)));
}

const findingsOf = oncePer((page: Page) =>
  inOrder([...page.problems, ...checkMarkdown(page), ...lintRules(page, RULES)]),
);

/** Everything that the model, remark-lint and the rules say of a page, in the order of the file. */
export const lintPage = (page: Page): Problem[] => onceEach(findingsOf(page));

/** What belongs in places of a page, as far as rules have one right answer. */
export const repairsOf = (page: Page): Problem[] => findingsOf(page).filter(({expected}) => expected?.length === 1);

/** The texts of a page: its paragraphs, summaries and entries. */
export const proseOfPage = (page: Page): readonly Prose[] => thingsOf(page).prose;

/** What retext and the dictionaries say of a page's texts. */
export function lintEnglish(page: Page, spelling: Spelling): Problem[] {
  const texts = proseOfPage(page);
  return inOrder([...checkEnglish(texts), ...checkSpelling(texts, page, spelling)]);
}

/** The entries of a page with their prose and their code spans. */
export const entriesOf = (page: Page): readonly Things['entry'][] => thingsOf(page).entry;

/** The names of a page's entries that `npm run fix` adds to the list. */
export const newNames = (page: Page): Name[] => namesToAdd(entriesOf(page), page);
