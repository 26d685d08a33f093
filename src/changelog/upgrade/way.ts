// The way of an upgrade: the releases to stop at, with the reasons.
import {lineOf, type NewestPatch} from '../model/patch-release';
import type {StopRule, UpgradeRules} from '../model/upgrade-rules';
import {compareVersions, monthsBetween} from '../model/versions';
import {type AskedRange, type PlannedRelease, planAddress, type Range, releasesIn, wholeRange} from './range';

/** What decides the way of an upgrade. */
export interface WayData {
  readonly range: AskedRange;
  /** The releases of the site, oldest first. */
  readonly all: readonly PlannedRelease[];
  readonly rules: UpgradeRules;
  /** The newest patch release of a line; undefined if none is known. */
  readonly newestOf: (line: string) => NewestPatch | undefined;
}

/** Whether two releases can be in one cluster, by the server's guide: within a year, or with less than two LTS between. */
export function canMix({from, to}: Range, all: readonly PlannedRelease[]): boolean {
  const between = releasesIn({from, to}, all).slice(0, -1);
  return monthsBetween(from, to) < 12 || between.filter(({lts}) => lts).length < 2;
}

/** The first version at which an upgrade can stop for a rule: it begins before that; undefined if it need not stop. */
export function demanded({from, to}: Range, rule: StopRule): string | undefined {
  const line = lineOf(from);
  // Of a whole line, the patch release that one runs is not known: the entry tells the stop.
  const first = rule.from.find((each) => each === lineOf(each) || (from !== line && lineOf(each) === line));
  const isOld = first !== undefined && compareVersions(from, first) < 0;
  return isOld && compareVersions(to, rule.before) >= 0 ? first : undefined;
}

/** The releases to stop at: the newest with long-term support that the guide and the rules allow, again and again. */
function stops(range: Range, data: Pick<WayData, 'all' | 'rules'>): string[] {
  const {all, rules} = data;
  const isAllowed = (way: Range) => canMix(way, all) && !rules.stops.some((rule) => demanded(way, rule));
  if (isAllowed(range)) return [];
  const {from, to} = range;
  const next = releasesIn(range, all)
    .slice(0, -1)
    .filter(({version}) => isAllowed({from, to: version}));
  const stop = (next.findLast(({lts}) => lts) ?? next.at(-1))?.version;
  return stop === undefined ? [] : [stop, ...stops({from: stop, to}, data)];
}

/** The newest patch release of a line, or the line if none is known. */
export function newestIn(line: string, {newestOf}: Pick<WayData, 'newestOf'>): string {
  return newestOf(line)?.version ?? line;
}

/** The versions that an upgrade goes through, its ends included: in steps, the newest of each line. */
export function wayOf(data: WayData): string[] {
  const {range, rules} = data;
  const {from, to} = wholeRange(range);
  const first = rules.stops.flatMap((rule) => demanded({from, to}, rule) ?? []).map(lineOf);
  const between = [...(first.includes(range.from) ? [range.from] : []), ...stops(range, data)];
  const goal = between.length > 0 && to === range.to ? newestIn(to, data) : to;
  return [from, ...between.map((line) => newestIn(line, data)), goal];
}

/** The steps of a way as links to their plans, or to a place in these, `#keep`: a text as `textOf` reads it. */
export function stepLinks(way: readonly string[], hash = ''): string {
  const steps = way.slice(1).map((to, place) => ({from: way[place]!, to}));
  return steps.map((step) => `[${step.from} to ${step.to}](${planAddress(step)}${hash})`).join(', ');
}

/** Whether the server's guide lets one go back: to a release that is less than a year older. */
export function canReturn({from, to}: Range): boolean {
  return monthsBetween(from, to) < 12;
}
