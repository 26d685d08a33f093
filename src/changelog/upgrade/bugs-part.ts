// The known bugs that come with the wanted version.
import {counted, inDigits} from '../model/count';
import {groupBy} from '../model/group';
import {lineOf} from '../model/patch-release';
import type {Piece, PlacedEntry, Text} from '../model/records';
import {type Clause, pullRequestLinks} from '../model/references';
import type {Symptom} from '../model/symptoms';
import {commaList, joined} from '../model/text';
import {compareVersions} from '../model/versions';
import {versionsAround} from '../patches/bug-versions';
import {patchAddress} from '../patches/clauses';
import {type Bug, broughtByChange, bugSymptom, hasBug, knownBugs} from '../patches/known-bugs';
import {SYMPTOM_TITLES} from '../patches/symptoms';
import {type Block, heading, type Item, type Part, paragraphs, partOf} from './blocks';
import type {UpgradePlan} from './compute-plan';
import {wholeRange} from './range';

/** The worst that bugs did, as a sum says it. */
const WORST: readonly (readonly [symptom: Symptom, one: string, more: string])[] = [
  ['data', 'loss of data', 'losses of data'],
  ['results', 'wrong result', 'wrong results'],
  ['crash', 'crash', 'crashes'],
];

/** `: 4 losses of data, 12 wrong results`; empty if none did the worst. */
export function worstOf(symptoms: readonly (Symptom | undefined)[]): string {
  const kinds = WORST.flatMap(([symptom, one, more]) => {
    const count = symptoms.filter((each) => each === symptom).length;
    return count === 0 ? [] : counted(count, one, more);
  });
  return kinds.length > 0 ? `: ${kinds.join(', ')}` : '';
}

/** Where a bug is fixed: in a release, and in patch releases, as links. */
function fixedText({fixedIn}: Bug, release: Piece): Text {
  return ['fixed in ', ...commaList([release, ...fixedIn.map((name) => ({href: patchAddress(name), text: [name]}))])];
}

/** Since when a version has a bug, `since 25.8.20`, or that it may have it. */
function sinceLabel({versions, entry: {since}}: Bug, version: string): string {
  const around = versionsAround(versions, version)!;
  if (!around.isSure) return 'perhaps';
  return `since ${compareVersions(around.from, since!) < 0 ? around.from : since}`;
}

function bugItem(bug: Bug, version: string): Item {
  const {release, entry} = bug;
  const clauses: Clause[] = [
    {kind: 'patches', text: fixedText(bug, release.version)},
    {kind: 'origin', text: pullRequestLinks(entry.pullRequests)},
  ];
  return {release, entry, color: 'bug', label: sinceLabel(bug, version), clauses};
}

/** The bugs that come with the wanted version, the worst first; none if the way is within a line. */
export function comingBugs({range, bugs, passed}: Pick<UpgradePlan, 'range' | 'bugs' | 'passed'>): Bug[] {
  return passed.length === 0 ? [] : knownBugs(bugs, wholeRange(range));
}

/**
 * How many known bugs come with the wanted version, and how many a later patch release fixes. Of the newest release nothing
 * is known yet, and within a line nothing is said. Until it is known, a line takes its place.
 */
export function bugsLine(plan: UpgradePlan): Text | undefined {
  const {range, all, patches, passed, isComplete} = plan;
  if (passed.length === 0 || range.to === all.at(-1)!.version) return undefined;
  const name = patches?.to?.name ?? range.to;
  if (!isComplete) return [`Known bugs of ${name}: …`];
  const bugs = comingBugs(plan);
  if (bugs.length === 0) return [`No known bugs come with ${name}.`];
  const fixed = bugs.filter(({fixedIn}) => fixedIn.some((each) => lineOf(each) === range.to)).length;
  const link = {href: '#bugs', text: [counted(bugs.length, 'known bug', 'known bugs')]};
  const perhaps = bugs.filter((bug) => hasBug(bug, wholeRange(range).to) === 'maybe').length;
  const maybe = perhaps === 0 ? '' : `. Of ${inDigits(perhaps)} it is not certain`;
  const later = fixed === 0 ? '.' : `. Later patch releases fix ${inDigits(fixed)}.`;
  return [`${name} comes with `, link, `${worstOf(bugs.map(bugSymptom))}${maybe}${later}`];
}

/** The bugs that come with the wanted version, by what they do, each with where it is fixed. */
export function bugsPart(plan: UpgradePlan): Part[] {
  const bugs = comingBugs(plan);
  if (bugs.length === 0) return [];
  const {to} = wholeRange(plan.range);
  const title = `Known bugs of ${plan.patches?.to?.name ?? plan.range.to}`;
  const about = paragraphs('In the words of the releases that fix them: what is so “now” is so from there on.');
  const groups = [...groupBy(bugs, bugSymptom)].flatMap(([symptom, list]): Block[] => [
    {...heading(3, `${SYMPTOM_TITLES[symptom]} (${list.length})`), color: 'bug'},
    {kind: 'entries', items: list.map((bug) => bugItem(bug, to))},
  ]);
  return [
    partOf({key: 'bugs', title, count: bugs.length}, () => [...about, ...groups], {text: `${title} (${bugs.length})`}),
  ];
}

/** The known bugs that a change brought, each with where it is fixed; undefined if there are none. */
export function bugsNote(bugs: readonly Bug[], entry: PlacedEntry['entry']): Text | undefined {
  const brought = broughtByChange(bugs, entry);
  if (brought.length === 0) return undefined;
  const each = brought.map((bug) => fixedText(bug, {href: bug.entry.address, text: [bug.release.version]}));
  return [`Known bugs: ${inDigits(brought.length)}: `, ...joined(each, '; '), '.'];
}
