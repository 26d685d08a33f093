import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {placedEntries} from '../changelog/model/records';
import {parsePage} from '../changelog/parse/page';
import {ruleCollector, startOf} from '../changelog/parse/problems';
import {asFindings} from './findings';
import {proseOf} from './prose';
import {
  type AllThings,
  type Checks,
  type Context,
  type Finding,
  type Page,
  type Prose,
  placeOf,
  type Report,
  type Rule,
  type Things,
} from './rule';
import * as rules from './rules';

/** A rule with the `ruleId` of its messages. */
type NamedRule = Rule & {readonly id: string};

export const RULES: readonly NamedRule[] = Object.entries(rules).map(([name, rule]) => ({
  ...rule,
  id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}));

function thingsOf(page: Page): AllThings {
  const {lines, tree, sources} = page;
  const {releases} = page.year;
  const link: Link[] = [];
  visit(tree, 'link', (node) => void link.push(node));
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const entry = placedEntries(releases).map((placed) => ({
    ...placed,
    ...proseOf(sources.get(placed.entry)!.text, lines),
  }));
  return {
    page: [page],
    line: lines.map((text, index): Prose => ({text, at: (column) => ({line: index + 1, column: column + 1})})),
    release: releases,
    link,
    entry,
    prose: [...paragraphs.map(({children}) => proseOf(children, lines)), ...entry],
  };
}

function checkRule(rule: NamedRule, page: Page, things: AllThings): Finding[] {
  const {problems, report} = ruleCollector(rule.id);
  const reportThing: Report = (reason, where, hint) =>
    report(reason, typeof where === 'object' && 'id' in where ? placeOf(page, where) : where, hint);
  const checks: Checks = rule;
  const checkAll = <Kind extends keyof Things>(kind: Kind): void => {
    for (const thing of things[kind]) checks[kind]?.(thing, reportThing, page);
  };
  for (const kind of Object.keys(things) as (keyof Things)[]) checkAll(kind);
  return asFindings(problems, rule.severity !== 'warning');
}

/** Reads a page's text into what the rules see, with the problems that the model reports while it is read. */
export function readPage(name: string, text: string, context: Context): {page: Page; problems: Finding[]} {
  const {year, sources, blocks, problems} = parsePage(name, text, context.authors);
  const tree: Root = {type: 'root', children: [...blocks]};
  return {page: {...context, name, text, lines: text.split('\n'), tree, year, sources}, problems: asFindings(problems)};
}

/** Everything that the model and the rules say of a page, in the order of the file. */
export function lintPage(name: string, text: string, context: Context, of: readonly NamedRule[] = RULES): Finding[] {
  return lintRead(readPage(name, text, context), of);
}

/** The same of a page that was read. */
export function lintRead({page, problems}: ReturnType<typeof readPage>, of: readonly NamedRule[] = RULES): Finding[] {
  const things = thingsOf(page);
  const findings = [...problems, ...of.flatMap((rule) => checkRule(rule, page, things))];
  return findings.toSorted((one, other) => {
    const [a, b] = [startOf(one.place), startOf(other.place)];
    return a.line - b.line || a.column - b.column;
  });
}
