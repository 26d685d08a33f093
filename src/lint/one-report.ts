import {FIX, type Problem, ruleCollector, startOf} from '../changelog/parse/problems';

/** What makes nonsense of all that follows on the page. A merge that is not finished comes first. */
const SPOIL_PAGE = ['conflict-marker', 'front-matter', 'release-heading'];
/** What makes nonsense of the rest of its line: an open code span turns text and code around. */
const spoilsLine = ({ruleId, reason}: Problem): boolean =>
  ruleId === 'syntax' || (ruleId === 'balance' && reason.startsWith('Unexpected `'));
/** A heading that cannot be read takes the addresses below it along. */
const LOSE_ANCHORS = ['section-name', 'heading-id', 'syntax', ...SPOIL_PAGE];
/** An entry that cannot be read has no address. */
const LOSE_ENTRY = ['reference-group', 'entry-shape', ...LOSE_ANCHORS];
/** What is said of a page as a whole, at any place. */
const OF_PAGE = ['published-anchor', 'page-frame'];

const ANYWHERE = Number.POSITIVE_INFINITY;
/** Findings of the second rules follow from one of the first within so many lines. */
const FOLLOW: readonly (readonly [of: readonly string[], follow: readonly string[], lines: number])[] = [
  [[...LOSE_ANCHORS, 'page-frame'], ['published-anchor'], ANYWHERE],
  [['page-frame'], ['section-place', 'entry-place', 'section-content', 'link-address'], ANYWHERE],
  [['release-content'], ['summary', 'entry-place'], ANYWHERE],
  [['release-year'], ['release-date'], ANYWHERE],
  // Links to what has no address now, and the number that stands in place of a published one.
  [[...LOSE_ENTRY, 'published-anchor'], ['link-target', 'pull-request-twice'], ANYWHERE],
  [['published-anchor', 'section-content'], ['section-twice', 'section-order'], 2],
  [['published-anchor', 'bullet-marker', 'entry-shape', 'conflict-marker'], ['blank-lines', 'bullet'], 1],
  [['entry-shape', 'reference-group-once'], ['published-anchor'], 1],
  [['published-anchor'], ['heading-scheme', 'pull-request-number', 'pull-request-low'], 0],
  [['section-twice', 'pull-request-twice'], ['duplicate-id', 'section-order'], 2],
  [['named-item'], ['unknown-name', 'undo-setting'], 0],
  [['code-word', 'no-literal-urls'], ['stray-mark', 'punctuation'], 0],
  [['bullet-marker'], ['entry-shape', 'first-word'], 0],
  [['markup'], ['white-space'], 0],
  [['reference-group-once'], ['stray-mark'], 0],
];

const lineOf = ({place}: Problem): number => startOf(place).line;

function follows(one: Problem, findings: readonly Problem[]): boolean {
  return FOLLOW.some(
    ([of, follow, lines]) =>
      follow.includes(one.ruleId!) &&
      findings.some((other) => of.includes(other.ruleId!) && Math.abs(lineOf(other) - lineOf(one)) <= lines),
  );
}

/** So many lines to repair are told one by one. */
const MOST_REPAIRS = 2;

/** A pasted list is one report: what `npm run fix` repairs is told once. */
function repairsOnce(findings: readonly Problem[]): Problem[] {
  const repairs = findings.filter(({fatal, reason}) => fatal && reason.endsWith(FIX));
  const lines = new Set(repairs.map(lineOf));
  if (lines.size <= MOST_REPAIRS) return [...findings];
  const [first] = repairs;
  const {problems, report} = ruleCollector(first!.ruleId!);
  report(
    `${lines.size} lines that are written otherwise, as the server's own list is, expected ours: ${FIX}`,
    first!.place,
  );
  return findings.flatMap((each) => (each === first ? problems : repairs.includes(each) ? [] : [each]));
}

/** Leaves out findings that follow from another one: a slip is one report. `findings` are in the order of the file. */
export function onceEach(findings: readonly Problem[]): Problem[] {
  const [spoiler] = SPOIL_PAGE.flatMap((id) => findings.find(({ruleId}) => ruleId === id) ?? []);
  const isAfter = (each: Problem): boolean => lineOf(each) >= lineOf(spoiler!) || OF_PAGE.includes(each.ruleId!);
  const ofPage = findings.filter((each) => !spoiler || each === spoiler || !isAfter(each));
  const first = new Map(
    ofPage
      .filter(spoilsLine)
      .reverse()
      .map((each) => [lineOf(each), each]),
  );
  return repairsOnce(
    ofPage.filter((each) => [undefined, each].includes(first.get(lineOf(each))) && !follows(each, ofPage)),
  );
}
