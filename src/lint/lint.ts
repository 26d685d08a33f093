import type {Root} from 'mdast';
import {location} from 'vfile-location';
import {OVERVIEW_ID} from '../changelog/model/anchors';
import type {Name} from '../changelog/model/named-items';
import {oncePer} from '../changelog/model/once';
import {placedEntries} from '../changelog/model/records';
import {isOverview} from '../changelog/parse/headings';
import {parsePage, type SectionCache} from '../changelog/parse/page';
import {inOrder, type Problem, ruleCollector} from '../changelog/parse/problems';
import {LIBRARY_RELEASE} from '../changelog/server/asked-servers';
import {isUnasked, parseQuestion, statementKind, undoQuestion, unlistedNames} from './code-spans';
import {withoutFollowUps} from './follow-ups';
import {proseOf} from './prose';
import type {Checks, Context, Page, Rule, Things} from './rule';
import * as rules from './rules';

/** A rule with the `ruleId` of its messages. */
type NamedRule = Rule & {readonly id: string};

export const RULES: readonly NamedRule[] = Object.entries<Rule>(rules).map(([name, rule]) => ({
  ...rule,
  id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}));

/** What the rules check on a page, by kind. */
const thingsOf = oncePer((page: Page): {readonly [Kind in keyof Things]: readonly Things[Kind][]} => {
  const {tree, sources, year} = page;
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const bullets = year.releases.flatMap((release) => sources.get(release)!.summary ?? []);
  const entry = placedEntries(year.releases).map((placed) => ({
    ...placed,
    ...proseOf(sources.get(placed.entry)!.text),
  }));
  return {
    page: [page],
    release: year.releases,
    entry,
    prose: [...[...paragraphs, ...bullets].map(({children}) => proseOf(children)), ...entry],
  };
});

function checkRule(rule: NamedRule, page: Page): Problem[] {
  const {problems, report} = ruleCollector(rule.id, rule.severity !== 'warning');
  const things = thingsOf(page);
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
  const {blocks, ...parsed} = parsePage(name, text, cache);
  const tree: Root = {type: 'root', children: [...blocks]};
  const overviews = blocks.filter(isOverview).map((node) => [{id: OVERVIEW_ID}, {node}] as const);
  const anchored = [...overviews, ...parsed.sources];
  const anchors = new Map(anchored.map(([{id}, {node}]) => [id, node.position!.start.line]));
  return {...context, ...parsed, name, text, lines: text.split('\n'), location: location(text), tree, anchors};
}

/** What some of the rules say of a page. */
export const lintRules = (page: Page, some: readonly NamedRule[]): Problem[] =>
  inOrder(some.flatMap((rule) => checkRule(rule, page)));

const findingsOf = oncePer((page: Page) => inOrder([...page.problems, ...lintRules(page, RULES)]));

/** What the parser and the rules say of a page, in the order of the file, without what follows from another finding. */
export const lintPage = (page: Page): Problem[] => withoutFollowUps(findingsOf(page));

/** The findings of a page to which there is one right answer, in the order of the file. */
export const repairsOf = (page: Page): Problem[] => findingsOf(page).filter(({expected}) => expected?.length === 1);

/** The names of entries that `npm run fix` adds to the list, each in its one kind. */
export function namesToAdd(page: Page): Name[] {
  const unlisted = thingsOf(page).entry.flatMap((entry) => unlistedNames(entry, page));
  return unlisted.flatMap(({name, kinds: [kind, ...others], isLacking}) =>
    others.length === 0 && isLacking ? {kind: kind!, name} : [],
  );
}

/** What the server as a library is asked about a page, for `Context.answers`. Syntax seldom changes, settings do. */
export function questionsOf(page: Page): string[] {
  return thingsOf(page).entry.flatMap(({entry, release, spans}) => [
    ...spans.flatMap(({value}) => (statementKind(value) === 'statement' ? parseQuestion(value) : [])),
    ...(isUnasked(release.version, {release: LIBRARY_RELEASE})
      ? []
      : entry.undo.flatMap((each) => undoQuestion(each) ?? [])),
  ]);
}
