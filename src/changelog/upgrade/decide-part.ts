// The steps of a plan, and its part "Decide".
import {inDigits} from '../model/count';
import {supportedReleases} from '../model/lts';
import {lineOf} from '../model/patch-release';
import type {Text} from '../model/records';
import {textOf} from '../model/text';
import {compareVersions} from '../model/versions';
import {type Bug, bugSymptom, knownBugs} from '../patches/known-bugs';
import {type Block, folded, type Part, partOf, points} from './blocks';
import {namesInBug, worstOf} from './bugs-part';
import type {UpgradePlan} from './compute-plan';
import {STEPS} from './groups';
import type {PlanView} from './plan-items';
import {planLink, wholeRange} from './range';
import {newestIn} from './way';

/** A part with the number of its items, and of those that mention a setup: `May not start 3 of 35`. */
function partLink({key, title, count, mine}: Part): string {
  const of = mine === undefined ? '' : ` ${inDigits(mine)} of`;
  const counts = count === undefined ? '' : `${of} ${inDigits(count)}`;
  // On the line of what it counts.
  return `[${title}](#${key})${counts.replaceAll(' ', '\u00a0')}`;
}

/** The steps of an upgrade with their parts: the first of them, which a step leads to, and those with a name of their own. */
export function stepsOf(parts: readonly Part[]) {
  return STEPS.map(({title, about}, place) => {
    const own = parts.filter(({step}) => step === place + 1);
    const named = own.filter((part) => part.title !== title);
    return {name: `${place + 1} · ${title}`, about, first: own[0], named};
  });
}

/** The steps of an upgrade, each with the way to its first part, what it involves and its other parts. */
export function stepsTable(parts: readonly Part[]): Block {
  const rows = stepsOf(parts).map(({name, about, first, named}): Text[] => {
    if (!first) return [[name], ['There are none.']];
    const text = [about, named.map(partLink).join(' · ')].filter(Boolean).join(' ');
    return [[{href: `#${first.key}`, text: [name]}], textOf(text)];
  });
  const ids = rows.map((_, place) => `step-${place + 1}`);
  return {kind: 'table', id: 'parts', label: 'Steps of the upgrade', head: ['Step', 'What it involves'], ids, rows};
}

/** So many versions stand beside the wanted one. */
const TARGETS = 2;

/** The versions that one could go to: the wanted one, the newest of its line and of the newest releases with long-term support. */
function targets(plan: UpgradePlan): string[] {
  const {range, all, patches} = plan;
  const {from, to} = wholeRange(range);
  const lts = all.filter((release) => release.lts && release.version !== range.to);
  const others = lts.slice(-TARGETS).map(({version}) => newestIn(version, plan));
  const newer = others.filter((each) => compareVersions(lineOf(each), from) > 0);
  return [...new Set([patches.to?.release.version ?? to, newestIn(range.to, plan), ...newer])].sort(compareVersions);
}

/** The versions that one can go to, beside each other: their known bugs, and whether they get fixes on the day. */
function targetsTable(view: PlanView): Block[] {
  const {range, bugs, all, verdicts, hasSetup, today, coming} = view;
  const {from, to: wanted} = wholeRange(range);
  const versions = targets(view);
  const alive = today === undefined ? undefined : supportedReleases(all, today);
  const sumOf = (some: readonly Bug[]): Text => [`${inDigits(some.length)}${worstOf(some.map(bugSymptom))}`];
  const known = new Map(versions.map((to) => [to, to === wanted ? coming : knownBugs(bugs, {from, to})]));
  // Of the newest release alone, nothing is known yet.
  if (versions.length < 2 || [...known.values()].every(({length}) => length === 0)) return [];
  const isMine = (bug: Bug): boolean => namesInBug(verdicts, bug) !== undefined;
  const columns: [string, (to: string) => Text][] = [
    ['Upgrade to', (to) => textOf(planLink({from, to}, to === lineOf(to) ? `the first ${to}` : to))],
    [`Known bugs, not in ${from}`, (to) => sumOf(known.get(to)!)],
  ];
  if (hasSetup) columns.push(['Of these concern your setup', (to) => sumOf(known.get(to)!.filter(isMine))]);
  if (alive) columns.push(['Security fixes today', (to) => [alive.has(lineOf(to)) ? 'yes' : 'no']]);
  const head = columns.map(([title]) => title);
  const rows = versions.map((to) => columns.map(([, cell]) => cell(to)));
  return [{kind: 'table', label: 'Versions to go to', head, ids: versions.map((to) => `to-${to}`), rows}];
}

/** The most bullets of a release's summary that stand in a plan. */
const BULLETS = 3;

/** What the summaries of the releases on the way say first, folded. */
function summaryBlocks({releases}: PlanView): Block[] {
  const items = releases.flatMap(({version, address, summary}) =>
    summary.slice(0, BULLETS).map((text): Text => [{href: address, text: [version]}, ': ', ...text]),
  );
  return folded('What the releases on the way bring, in three lines each', points(...items));
}

/** The part "Decide": the versions to go to, and what the releases on the way bring; none if nothing is known of either. */
export function decidePart(view: PlanView): Part[] {
  const blocks = [...targetsTable(view), ...summaryBlocks(view)];
  return blocks.length === 0 ? [] : [partOf({key: 'decide', title: STEPS[0].title, step: 1}, () => blocks)];
}
