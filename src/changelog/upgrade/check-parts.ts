// The parts of a plan with what is to be checked, and what it says of what stands around a server.
import {counted, inDigits} from '../model/count';
import {groupBy} from '../model/group';
import {once} from '../model/once';
import type {PlacedEntry, Text} from '../model/records';
import {EVERY_SERVER, requiredTerms} from '../model/requirement';
import {clauseOf} from '../model/sentences';
import {plainText} from '../model/text';
import {rareName} from '../names/how-common';
import type {Verdict} from '../paste/entry-verdicts';
import {type Block, below, folded, type Part, paragraphs, partOf, points} from './blocks';
import {foremost, mentionIn} from './foremost';
import {PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {entryLink, isOfEvery, isUnused, type PlanView, planList} from './plan-items';

type Concern = Verdict['is'] | 'every' | 'others' | 'rare';

/** The titles of the lists of a part, by whom their entries concern, in their order. */
const CONCERN_TITLES: readonly [Concern, string][] = [
  ['mentioned', 'Concerns what you run'],
  ['every', 'Concerns every server'],
  ['others', 'Depends on what you use'],
  ['untold', 'Depends on what your list does not tell'],
  ['apart', 'Matters while both versions run, in each step of the way'],
  ['rare', 'Only if you use'],
  ['unused', 'Names only what you do not run'],
];

/** The most names that are counted one by one of what readers may not use. */
const MOST_NAMES = 8;

/** `Kafka 8, Iceberg 4`: the most frequent first. */
function countsOf(names: readonly string[]): string {
  const counts = [...groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  const rest = counts.slice(MOST_NAMES).reduce((sum, [, list]) => sum + list.length, 0);
  const first = counts.slice(0, MOST_NAMES).map(([name, list]) => `${name} ${inDigits(list.length)}`);
  return [...first, ...(rest > 0 ? [`others ${inDigits(rest)}`] : [])].join(', ');
}

/** An entry in a line on paper, from which no link leads to the rest. */
function paperLine(placed: PlacedEntry, view: PlanView): string {
  const {text, pullRequests} = placed.entry;
  const number = pullRequests.slice(0, 1).map((each) => `\u00a0#${each}`);
  return plainText([entryLink(placed, clauseOf(text), view), ...number]);
}

/** Whom an entry concerns. */
function concernOf(placed: PlacedEntry, view: PlanView): Concern {
  const {setup, verdicts} = view;
  const {address, requires} = placed.entry;
  if (verdicts.has(address)) return verdicts.get(address)!.is;
  if (isOfEvery(placed, view)) return 'every';
  // Without a list, what cannot be undone is not folded.
  const isOpen = setup?.paste.run || planGroup(placed.entry).id === 'no-way-back';
  return isOpen || rareName(requires) === undefined ? 'others' : 'rare';
}

/**
 * The entries of a part by the servers that they concern. Beside a setup, those that matter most to it come first, and all
 * others are folded, except what concerns every server, or keeps one from starting or going back. Without one, those about what readers
 * may not use are folded.
 * @param shown the entries of all parts that mention a setup and are shown at once
 */
function concernBlocks(
  entries: readonly PlacedEntry[],
  view: PlanView,
  {isGrave}: PlanGroup,
  shown: readonly PlacedEntry[],
): Block[] {
  const {hasSetup} = view;
  const byConcern = groupBy(entries, (each) => concernOf(each, view));
  return CONCERN_TITLES.flatMap(([concern, title]): Block[] => {
    const all = byConcern.get(concern) ?? [];
    const isOpen = concern === 'every' || (concern === 'others' && (!hasSetup || isGrave));
    const mine = concern === 'mentioned' ? shown.filter((each) => all.includes(each)) : [];
    const first = isOpen ? all : mine;
    const rest = all.filter((each) => !first.includes(each));
    const names = concern === 'rare' ? rest.flatMap(({entry}) => rareName(entry.requires) ?? []) : [];
    const count = countsOf(names) || inDigits(rest.length);
    const paper = concern === 'mentioned' ? rest.map((each) => paperLine(each, view)) : [];
    // Only of those that mention the setup some are shown and others not.
    const more = `${counted(rest.length, 'more concerns', 'more concern')} what you run`;
    const others = folded(first.length === 0 ? `${title}: ${count}` : more, planList(rest, view), paper);
    if (first.length === 0) return others;
    return below(`${title} (${inDigits(all.length)})`, [...planList(first, view), ...others]);
  });
}

/** What is to be checked, by what happens to readers who do nothing. */
export function checkParts(view: PlanView): Part[] {
  const byGroup = groupBy(view.toCheck, ({entry}) => planGroup(entry));
  const shown = once(() => foremost(view.ranked));
  return PLAN_GROUPS.flatMap((group): Part[] => {
    const {id, title, step} = group;
    const all = byGroup.get(group) ?? [];
    if (all.length === 0) return [];
    // An entry about what the list does not have does not count.
    const count = all.filter((placed) => !isUnused(placed, view)).length;
    const mine = view.hasSetup ? all.filter((placed) => mentionIn(view.verdicts, placed)).length : undefined;
    const listed = {key: id, title, step, count, mine};
    return [partOf(listed, () => concernBlocks(all, view, group, shown()))];
  });
}

/** The programs around a server, found by what entries require, `client Go` on a line, and by words of their text. */
const AROUND: readonly {readonly title: string; readonly pattern: RegExp}[] = [
  {
    title: 'clickhouse-client and other programs of the server',
    pattern: /^tool (?:benchmark|client|disks|format|local|obfuscator|keeper-client)$|\bclickhouse-client\b/m,
  },
  {
    title: 'Drivers, dbt and others over HTTP and TCP',
    pattern:
      /^interface (?:TCP|HTTP|gRPC|ArrowFlight)$|^client (?!clickhouse-client|Grafana|Vector)|\b(?:JDBC|dbt|drivers|[Cc]lients (?:that|should|and|may)|clients, )|\(Java\b|\bJava and\b/m,
  },
  {
    title: 'BI tools over the protocols of MySQL and PostgreSQL',
    pattern: /^interface (?:MySQL|PostgreSQL)$|\b(?:Tableau|QuickSight|Looker|Superset|Metabase)\b/m,
  },
  {
    title: 'Grafana, Prometheus, collectors',
    pattern: /^client Vector$|\b(?:Grafana|Prometheus|[Cc]ollectors?)\b/m,
  },
  {
    title: 'Operators for Kubernetes, containers, packages',
    pattern: /^tool (?:docker|packages|install|copier)$|\b(?:Kubernetes|Docker|systemd|Helm)\b/m,
  },
];

/** What the entries to check say of clients, drivers, tools and operators: a link each, folded by what it is about. */
export function clientsPart(view: PlanView): Part {
  const make = (): Block[] => {
    const used = view.toCheck
      .filter((placed) => !isUnused(placed, view))
      .map((placed) => {
        const {text, requires = EVERY_SERVER} = placed.entry;
        const terms = requiredTerms(requires, false);
        const required = terms.flatMap(({kind, names}) => names.map((name) => `${kind} ${name}\n`));
        return {placed, words: required.join('') + plainText(text)};
      });
    return [
      ...paragraphs('Try your own versions of these on staging; the entries say nothing of what each driver needs.'),
      ...AROUND.flatMap(({title, pattern}) => {
        const own = used.filter(({words}) => pattern.test(words));
        const lines = own.map(({placed}): Text => [entryLink(placed, clauseOf(placed.entry.text), view)]);
        return folded(`${title}: ${inDigits(own.length)}`, points(...lines));
      }),
    ];
  };
  return partOf({key: 'clients', title: 'Clients, drivers, operators', step: 3}, make);
}
