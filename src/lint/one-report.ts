import {type Problem, startOf} from '../changelog/parse/problems';

/** What makes nonsense of all that follows on the page. A merge that is not finished comes first. */
const SPOIL_PAGE = ['conflict-marker', 'front-matter', 'release-heading'];
/** What makes nonsense of the rest of its line: an open code span turns text and code around. */
const spoilsLine = ({ruleId, reason}: Problem): boolean =>
  ruleId === 'syntax' || (ruleId === 'balance' && reason.startsWith('Unexpected `'));
/** A heading that cannot be read takes the addresses below it along. */
const LOSE_ANCHORS = ['section-name', 'heading-id', 'syntax', ...SPOIL_PAGE];
/** What is said of a page as a whole, at any place. */
const OF_PAGE = ['published-anchor', 'page-frame'];

/** Leaves out findings that follow from another one: a slip is one report. `findings` are in the order of the file. */
export function onceEach(findings: readonly Problem[]): Problem[] {
  const lineOf = ({place}: Problem): number => startOf(place).line;
  const [spoiler] = SPOIL_PAGE.flatMap((id) => findings.find(({ruleId}) => ruleId === id) ?? []);
  const isAfter = (each: Problem): boolean => lineOf(each) >= lineOf(spoiler!) || OF_PAGE.includes(each.ruleId!);
  const ofPage = findings.filter((each) => !spoiler || each.ruleId === spoiler.ruleId || !isAfter(each));
  const losesAnchors = ofPage.some(({ruleId}) => LOSE_ANCHORS.includes(ruleId!));
  const first = new Map(
    ofPage
      .filter(spoilsLine)
      .reverse()
      .map((each) => [lineOf(each), each]),
  );
  return ofPage.filter(
    (each) =>
      [undefined, each].includes(first.get(lineOf(each))) && !(losesAnchors && each.ruleId === 'published-anchor'),
  );
}
