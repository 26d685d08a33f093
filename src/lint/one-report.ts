import {FIX, type Problem, ruleCollector, startOf} from '../changelog/parse/problems';

/** What makes nonsense of all that follows on the page. A merge that is not finished comes first. */
const SPOIL_PAGE = ['conflict-marker', 'front-matter', 'release-heading'];
/** What makes nonsense of the rest of its line: an open code span turns text and code around. */
const spoilsLine = ({ruleId, reason}: Problem): boolean =>
  ruleId === 'syntax' || (ruleId === 'balance' && reason.startsWith('Unexpected `'));
/** What cannot be read has no address, and what is below it stands elsewhere. */
const UNREAD =
  'conflict-marker front-matter release-heading section-name heading-id syntax page-frame release-content ' +
  'section-content entry-shape reference-group reference-group-once';
const ANYWHERE = Number.POSITIVE_INFINITY;
/** Findings of the second rules follow from one of the first within so many lines. */
const FOLLOW: readonly (readonly [of: string, follow: string, lines: number])[] = [
  [UNREAD, 'published-anchor entry-place summary', ANYWHERE],
  [`${UNREAD} published-anchor`, 'link-target', ANYWHERE],
  ['page-frame', 'section-place section-content link-address', ANYWHERE],
  ['published-anchor section-content', 'section-twice', 2],
  ['published-anchor bullet-marker entry-shape conflict-marker', 'blank-lines bullet', 2],
  ['published-anchor section-twice', 'duplicate-id', 2],
  ['published-anchor named-item', 'pull-request-number unknown-name undo-setting', 0],
  [
    'bullet-marker code-word no-literal-urls markup reference-group-once',
    'entry-shape stray-mark punctuation white-space',
    0,
  ],
];
/** What is said of a page as a whole, at any place. */
const OF_PAGE = ['published-anchor', 'page-frame'];

const lineAt = ({place}: Problem): number => startOf(place).line;

function follows(one: Problem, findings: readonly Problem[]): boolean {
  return FOLLOW.some(
    ([of, follow, lines]) =>
      follow.split(' ').includes(one.ruleId!) &&
      findings.some((other) => of.split(' ').includes(other.ruleId!) && Math.abs(lineAt(other) - lineAt(one)) <= lines),
  );
}

/** So many lines to repair are told one by one. */
const MOST_REPAIRS = 2;

/** A pasted list is one report: what `npm run fix` repairs is told once. */
function repairsOnce(findings: readonly Problem[]): Problem[] {
  const repairs = findings.filter(({fatal, reason}) => fatal && reason.endsWith(FIX));
  const lines = new Set(repairs.map(lineAt));
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
  const isAfter = (each: Problem): boolean => lineAt(each) >= lineAt(spoiler!) || OF_PAGE.includes(each.ruleId!);
  const ofPage = findings.filter((each) => !spoiler || each === spoiler || !isAfter(each));
  const first = new Map(
    ofPage
      .filter(spoilsLine)
      .reverse()
      .map((each) => [lineAt(each), each]),
  );
  return repairsOnce(
    ofPage.filter((each) => [undefined, each].includes(first.get(lineAt(each))) && !follows(each, ofPage)),
  );
}
