import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {location} from 'vfile-location';
import {OVERVIEW_ID} from '../changelog/model/anchors';
import {oncePer} from '../changelog/model/once';
import {placedEntries} from '../changelog/model/records';
import {isOverview} from '../changelog/parse/headings';
import {parsePage, type SectionCache} from '../changelog/parse/page';
import {type Problem, ruleCollector, startOf} from '../changelog/parse/problems';
import {onceEach} from './follow-ups';
import {proseOf} from './prose';
import type {Checks, Context, Page, Rule, Things} from './rule';
import * as rules from './rules';

/** A rule with the `ruleId` of its messages. */
type NamedRule = Rule & {readonly id: string};

const named = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const RULES: readonly NamedRule[] = Object.entries<Rule>(rules).map(([name, rule]) => ({
  ...rule,
  id: named(name),
}));

/** What the rules check on a page, by kind. */
const thingsOf = oncePer((page: Page): {readonly [Kind in keyof Things]: readonly Things[Kind][]} => {
  const {text, tree, sources, year, location} = page;
  const link: Link[] = [];
  visit(tree, 'link', (node) => void link.push(node));
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const bullets = year.releases.flatMap((release) => sources.get(release)!.summary ?? []);
  const entry = placedEntries(year.releases).map((placed) => ({
    ...placed,
    ...proseOf(sources.get(placed.entry)!.text),
  }));
  return {
    page: [page],
    source: [{text, at: (index) => location.toPoint(index)!}],
    release: year.releases,
    link,
    entry,
    prose: [...[...paragraphs, ...bullets].map(({children}) => proseOf(children)), ...entry],
  };
});

function checkRule(rule: NamedRule, page: Page, things: ReturnType<typeof thingsOf>): Problem[] {
  const {problems, report} = ruleCollector(rule.id, rule.severity !== 'warning');
  const checks: Checks = rule;
  const checkAll = <Kind extends keyof Things>(kind: Kind): void => {
    for (const thing of things[kind]) checks[kind]?.(thing, report, page);
  };
  for (const kind of Object.keys(things) as (keyof Things)[]) checkAll(kind);
  return problems;
}

/** What was parsed, by the names of pages: a repaired page is read again, and most of its releases are the same. */
const caches = new Map<string, SectionCache>();

/** Reads a page's text into what the rules see. */
export function readPage(name: string, text: string, context: Context): Page {
  const cache: SectionCache = caches.get(name) ?? new Map();
  caches.set(name, cache);
  const {blocks, ...parsed} = parsePage(name, text, {...context, cache});
  const tree: Root = {type: 'root', children: [...blocks]};
  const overviews = blocks.filter(isOverview).map((node) => [{id: OVERVIEW_ID}, {node}] as const);
  const anchored = [...overviews, ...parsed.sources];
  const anchors = new Map(anchored.map(([{id}, {node}]) => [id, node.position!.start.line]));
  return {...context, ...parsed, name, text, lines: text.split('\n'), location: location(text), tree, anchors};
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

const findingsOf = oncePer((page: Page) => inOrder([...page.problems, ...lintRules(page, RULES)]));

/** Everything that the model and the rules say of a page, in the order of the file. */
export const lintPage = (page: Page): Problem[] => onceEach(findingsOf(page));

/** What belongs in places of a page, as far as rules have one right answer. */
export const repairsOf = (page: Page): Problem[] => findingsOf(page).filter(({expected}) => expected?.length === 1);

/** The entries of a page with their prose and their code spans. */
export const entriesOf = (page: Page): readonly Things['entry'][] => thingsOf(page).entry;
