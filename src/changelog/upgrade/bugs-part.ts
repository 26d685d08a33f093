// The known bugs that come with the wanted version.
import {counted, inDigits} from '../model/count';
import {lineOf} from '../model/patch-release';
import type {Piece, Text} from '../model/records';
import {type Clause, pullRequestLinks} from '../model/references';
import {countWorst, SYMPTOM_TITLES, type Symptom} from '../model/symptoms';
import {commaList} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Verdicts} from '../paste/entry-verdicts';
import {versionsAround} from '../patches/bug-versions';
import {patchAddress} from '../patches/clauses';
import {type Bug, bugSymptom, knownBugs} from '../patches/known-bugs';
import {type Block, folded, type Item, type Part, paragraphs, partOf} from './blocks';
import type {UpgradePlan} from './compute-plan';
import {mentionIn} from './foremost';
import {isUnused, mentionsText, type PlanView} from './plan-items';
import {type Range, wholeRange} from './range';

/** `, of these 4 losses of data, 12 wrong results`, with what stands before it; empty if none did the worst. */
export function worstOf(symptoms: readonly (Symptom | undefined)[], before = ', of these '): string {
  const kinds = countWorst(symptoms);
  return kinds.length > 0 ? before + kinds.join(', ') : '';
}

/** Where a bug is fixed: in a release, and in patch releases, as links. */
function fixedText({fixedIn}: Bug, release: Piece): Text {
  return ['fixed in ', ...commaList([release, ...fixedIn.map((name) => ({href: patchAddress(name), text: [name]}))])];
}

/** Since when the wanted version has a bug, `since 25.8.20`, that it may have it, or that it has again what was fixed. */
function sinceLabel(bug: Bug, range: Range): string {
  const {since} = bug.entry;
  const around = versionsAround(bug.versions, range.to)!;
  if (!around.isSure) return 'perhaps';
  if (compareVersions(since!, lineOf(range.from)) <= 0) return `again, though ${range.from} has the fix`;
  return `since ${compareVersions(around.from, since!) < 0 ? around.from : since}`;
}

function bugItem(bug: Bug, range: Range, names: readonly string[] | undefined): Item {
  const {release, entry} = bug;
  const clauses: Clause[] = [
    {kind: 'patches', text: fixedText(bug, release.version)},
    {kind: 'origin', text: pullRequestLinks(entry.pullRequests)},
  ];
  const label = [sinceLabel(bug, range), SYMPTOM_TITLES[bugSymptom(bug)].toLowerCase()].join(', ');
  return {release, entry, color: 'bug', label, marked: names, clauses, ...(names && {notes: [mentionsText(names)]})};
}

/** The names of a setup that a bug mentions; undefined if it lacks what the bug needs, or has only what most servers have. */
export function namesInBug(verdicts: Verdicts, bug: Bug): readonly string[] | undefined {
  const mention = mentionIn(verdicts, bug);
  return mention?.isMet ? mention.names : undefined;
}

/** The bugs that come with the wanted version, the worst first; within a line, those that its patch releases brought. */
export function comingBugs({range, bugs, passed, patches}: UpgradePlan): Bug[] {
  return passed.length > 0 || patches.to ? knownBugs(bugs, wholeRange(range)) : [];
}

/**
 * How many known bugs come with the wanted version, and how many a later patch release fixes. Undefined if none does
 * within a line, or with the newest release, of which nothing is known yet.
 */
export function bugsLine({range, all, patches, passed, coming: bugs}: PlanView): string | undefined {
  const name = patches.to?.name ?? range.to;
  if (bugs.length === 0)
    return passed.length === 0 || range.to === all.at(-1)!.version ? undefined : `No known bugs come with ${name}.`;
  const fixed = bugs.filter(({fixedIn}) => fixedIn.some((each) => lineOf(each) === range.to)).length;
  const link = `[${counted(bugs.length, 'known bug', 'known bugs')}](#bugs)`;
  const later = fixed === 0 ? '.' : `. Later patch releases fix ${inDigits(fixed)}.`;
  return `${name} comes with ${link}${worstOf(bugs.map(bugSymptom))}${later}`;
}

/** So many known bugs are shown at once. */
const SHOWN = 6;

/**
 * The bugs that come with the wanted version: first those that mention a setup, last those that name only what a list does
 * not have, and of each the worst first. All but six are folded, and these last ones apart.
 */
export function bugsPart(view: PlanView): Part[] {
  const {patches, range, verdicts, coming: bugs} = view;
  if (bugs.length === 0) return [];
  const ends = wholeRange(range);
  const make = (): Block[] => {
    const unused = bugs.filter((bug) => isUnused(bug, view));
    const mine = bugs.filter((bug) => namesInBug(verdicts, bug));
    const others = bugs.filter((bug) => !unused.includes(bug) && !mine.includes(bug));
    const open = [...mine, ...others];
    const rest = open.slice(SHOWN);
    const mineOfRest = mine.length > SHOWN ? `, ${inDigits(mine.length - SHOWN)} of these concern your setup` : '';
    const entriesOf = (some: readonly Bug[]): Block[] => {
      const items = some.map((bug) => bugItem(bug, ends, namesInBug(verdicts, bug)));
      return items.length === 0 ? [] : [{kind: 'entries', items}];
    };
    return [
      ...paragraphs(
        `Without those that ${ends.from} has too. In the words of the release with the fix; “now” means from that release on.`,
      ),
      ...entriesOf(open.slice(0, SHOWN)),
      ...folded(`${inDigits(rest.length)} more${mineOfRest}`, entriesOf(rest)),
      ...folded(`Name only what you do not run: ${inDigits(unused.length)}`, entriesOf(unused)),
    ];
  };
  return [partOf({key: 'bugs', title: `Known bugs of ${patches.to?.name ?? range.to}`, count: bugs.length}, make)];
}
