// The sentences at the top of a plan.
import {type Advisory, lackedFix} from '../model/advisories';
import {counted, inDigits} from '../model/count';
import {effectTitle} from '../model/effects';
import {groupBy} from '../model/group';
import {lineOf} from '../model/patch-release';
import type {Text} from '../model/records';
import {cveLinks} from '../model/references';
import {compareVersions} from '../model/versions';
import {broughtBy, laterChecks} from '../patches/brought';
import {countDefaults} from '../server/net-defaults';
import {worstOf} from './bugs-part';
import type {UpgradePlan} from './compute-plan';
import type {PatchComparison, PatchEnd, UnknownVersion} from './patch-comparison';
import {type AskedRange, isAfter, isWithin, planLink, wholeRange} from './range';
import {canMix, canReturn, demanded, stepLinks} from './way';

const GUIDE = 'https://clickhouse.com/docs/operations/update';

/** How many changes are to be checked, of how many, and how many defaults change; or why there is no plan. */
export function summaryLine({range, passed, toCheck, net, patches}: UpgradePlan): string {
  const {from, to} = wholeRange(range);
  if (range.note === 'unknown') return 'Choose both versions to see what the upgrade needs.';
  if (range.note === 'backwards') {
    const turned = planLink({from: to, to: from}, `Show ${to} to ${from}`);
    return `From ${from} to ${to} is not an upgrade: ${from} is the newer release. ${turned}.`;
  }
  if (isWithin(range)) return withinLine(patches) ?? `From ${from} to ${to}.`;
  if (passed.length === 0) return 'Both versions are the same. Choose a newer one.';
  const others = toCheck.filter(({entry, release}) => entry.source || isAfter(release, range));
  const entries = passed.reduce((total, release) => total + release.entries, others.length);
  const all = counted(entries, 'change', 'changes');
  const check = `${inDigits(toCheck.length)} of ${all} to check between ${from} and ${to}.`;
  const {changed} = countDefaults(net);
  const defaults = changed === 0 ? '' : ` ${counted(changed, 'default', 'defaults')} changed.`;
  return check + defaults;
}

/** A version that its line does not have, with the nearest. */
export function unknownLine({end, version, nearest}: UnknownVersion, range: AskedRange): string {
  const links = nearest.map((each) => planLink({...wholeRange(range), [end]: each.version}, each.version));
  const near = links.length > 0 ? ` The nearest: ${links.join(', ')}.` : '';
  return `${version} is not a patch release of ${lineOf(version)} that is known here.${near}`;
}

/** Whether one step is enough, by which way if not, and when one can go back. */
export function mixedLine({range, all, way}: UpgradePlan): string {
  const {from, to} = range;
  const isNear = canMix(range, all);
  const said = isNear ? 'can run side by side' : 'are too far apart to run side by side';
  const stop = isNear ? ', but some changes need a stop' : '';
  const steps = way.length === 2 ? '' : `${stop}. Go in steps: ${stepLinks(way)}`;
  const back = canReturn(range)
    ? `is possible only if nothing new was used, and as far as “${effectTitle('one-way')}” lets you.`
    : 'is not supported: it is a year older or more.';
  return `By [the server’s guide](${GUIDE}), ${from} and ${to} ${said}${steps}. Going back to ${from} ${back}`;
}

/** The stops that the rules demand, each with its reason. */
export function stopLines({rules, range, way}: UpgradePlan): Text[] {
  return rules.stops.flatMap((rule) => {
    const {before, pullRequest, text} = rule;
    const first = demanded(wholeRange(range), rule);
    const isStop = (each: string): boolean => compareVersions(each, first!) >= 0 && compareVersions(each, before) < 0;
    const stop = first && way.slice(1, -1).find(isStop);
    if (!stop) return [];
    return [[`Stop at ${stop} `, ...text, ' (', {href: `#pr-${pullRequest}`, text: [`#${pullRequest}`]}, ')']];
  });
}

/** The worst symptoms of the bugs that pull requests of a line fix, counted. */
const worstOfChanges = (pullRequests: readonly number[], {line}: PatchEnd): string =>
  worstOf(broughtBy(pullRequests, line.entries).symptoms, ', with fixes of ');

/** What a patch release has beyond another version of its line; undefined if there is none to compare. */
function withinLine({from, to, brought, best, unknown}: PatchComparison): string | undefined {
  if (unknown.length > 0) return undefined;
  if (to) {
    const changes = brought.length === 0 ? 'no change' : counted(brought.length, 'change', 'changes');
    const {date} = to.release;
    const lacking = from?.name ?? to.line.line;
    return `${to.name}${date ? ` (${date})` : ''} has ${changes} that ${lacking} lacks${worstOfChanges(brought, to)}.`;
  }
  return (
    from && `${from.name} is ${from.name === best?.name ? 'the newest' : 'a'} patch release of ${from.line.line} here.`
  );
}

/** What a version lacks of its line's newest patch release, with the worst if the entries are loaded; undefined if nothing. */
export function targetLine({range, passed, patches: {from, to, best}, newestOf}: UpgradePlan): string | undefined {
  const newest = newestOf(range.to);
  if (!newest || (range.patch?.to && !best) || (passed.length === 0 && !best)) return undefined;
  const missing = best ? best.missing.length : newest.changes;
  if (missing === 0) return undefined;
  const worst = best ? worstOfChanges(best.missing, best) : '';
  const changes = counted(missing, 'change', 'changes');
  const checks = best ? laterChecks(best.line, best.missing) : (newest.checks ?? 0);
  const toCheck = checks > 0 ? `, ${inDigits(checks)} of these to check` : '';
  const asked = {from: wholeRange(range).from, to: newest.version};
  const other = to?.name ?? (best ? from!.name : 'it');
  const first = best ? '' : `This plan is for the first ${range.to}. `;
  return `${first}${planLink(asked, `Upgrade to ${newest.name}`)}: ${changes} that ${other} lacks${toCheck}${worst}.`;
}

/** What the wanted version lacks of the patch releases up to the reader's, which may be of a later date; undefined if nothing. */
export function lostLine({patches: {from, to, lost}}: UpgradePlan): string | undefined {
  if (!from || !to || lost.length === 0) return undefined;
  const changes = counted(lost.length, 'change', 'changes');
  return `${to.name} lacks ${changes} that patch releases brought to ${from.name}${worstOfChanges(lost, from)}.`;
}

/** The fixes that a version lacks, by the version that has them: `24.8.13 lacks the fix of CVE-2025-1385; 24.8.14 has it.` */
function lackedBy(version: string, advisories: readonly Advisory[]): Text[] {
  const lacked = advisories.flatMap((advisory) => {
    const lack = lackedFix(advisory, version);
    return lack ? [{advisory, fixed: lack.fixed}] : [];
  });
  const line = lineOf(version);
  return [...groupBy(lacked, ({fixed}) => fixed)].map(([fixed, group]): Text => {
    const many = group.length > 1;
    const fix: Text = [many ? 'the fixes of ' : 'the fix of ', ...cveLinks(group.map(({advisory}) => advisory))];
    const it = many ? 'them' : 'it';
    if (fixed === undefined) return [`No release of ${line} is known to have `, ...fix, '.'];
    if (version === line) return [`${line} has `, ...fix, ` from ${fixed} on.`];
    return [`${version} lacks `, ...fix, `; ${fixed} has ${it}.`];
  });
}

/** The security fixes that the reader's version lacks, then those that the wanted one lacks. */
export function securityLines(range: AskedRange, advisories: readonly Advisory[]): Text[] {
  if (range.note) return [];
  const {from, to} = wholeRange(range);
  return [...new Set([from, to])].flatMap((version) => lackedBy(version, advisories));
}
