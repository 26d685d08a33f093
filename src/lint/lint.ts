import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {placedEntries} from '../changelog/model/records';
import {parsePage} from '../changelog/parse/page';
import {type Problem, ruleCollector, startOf} from '../changelog/parse/problems';
import {spansOf} from './code-spans';
import {proseOf} from './prose';
import {type Checks, type Context, type Page, type Prose, placeOf, type Report, type Rule, type Things} from './rule';
import * as rules from './rules';

/** A rule with the `ruleId` of its messages. */
type NamedRule = Rule & {readonly id: string};

export const RULES: readonly NamedRule[] = Object.entries(rules).map(([name, rule]) => ({
  ...rule,
  id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}));

/** What the rules check on a page, by kind. */
function thingsOf(page: Page): {readonly [Kind in keyof Things]: readonly Things[Kind][]} {
  const {lines, tree, sources} = page;
  const {releases} = page.year;
  const link: Link[] = [];
  visit(tree, 'link', (node) => void link.push(node));
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const bullets = releases.flatMap((release) => sources.get(release)!.summary ?? []);
  const entry = placedEntries(releases).map((placed) => ({
    ...placed,
    ...proseOf(sources.get(placed.entry)!.text, lines),
    spans: spansOf(page, placed.entry),
  }));
  return {
    page: [page],
    line: lines.map((text, index): Prose => ({text, at: (column) => ({line: index + 1, column: column + 1})})),
    release: releases,
    link,
    entry,
    prose: [...[...paragraphs, ...bullets].map(({children}) => proseOf(children, lines)), ...entry],
  };
}

function checkRule(rule: NamedRule, page: Page, things: ReturnType<typeof thingsOf>): Problem[] {
  const {problems, report} = ruleCollector(rule.id, rule.severity !== 'warning');
  const reportThing: Report = (reason, where, hint) =>
    report(reason, typeof where === 'object' && 'id' in where ? placeOf(page, where) : where, hint);
  const checks: Checks = rule;
  const checkAll = <Kind extends keyof Things>(kind: Kind): void => {
    for (const thing of things[kind]) checks[kind]?.(thing, reportThing, page);
  };
  for (const kind of Object.keys(things) as (keyof Things)[]) checkAll(kind);
  return problems;
}

/** Reads a page's text into what the rules see. */
export function readPage(name: string, text: string, context: Context): Page {
  const {year, sources, blocks, problems} = parsePage(name, text, context);
  const tree: Root = {type: 'root', children: [...blocks]};
  return {...context, name, text, lines: text.split('\n'), tree, year, sources, problems};
}

/** Everything that the model and the rules say of a page, in the order of the file. */
export function lintPage(page: Page, of: readonly NamedRule[] = RULES): Problem[] {
  const things = thingsOf(page);
  const findings = [...page.problems, ...of.flatMap((rule) => checkRule(rule, page, things))];
  return findings.toSorted((one, other) => {
    const [a, b] = [startOf(one.place), startOf(other.place)];
    return a.line - b.line || a.column - b.column;
  });
}
