import {type Problem, startOf} from '../changelog/parse/problems';

const MERGE = 'conflict-marker';
/** What makes nonsense of all that follows on the page. */
const PAGE = 'front-matter release-heading';
/** What cannot be read has no address, and what is below it stands elsewhere. */
const UNREAD =
  'conflict-marker front-matter release-heading section-name heading-id syntax page-frame release-content ' +
  'section-content entry-shape reference-group reference-group-once';
/** What is mended in its place. */
const SLIP = 'bullet-marker code-word no-literal-urls markup reference-group-once';
const FAR = Number.POSITIVE_INFINITY;
/**
 * Rows of: rules whose finding leads, rules whose finding follows, and how many lines below it may stand, first and last.
 * `*` is every rule except `conflict-marker`.
 */
const FOLLOW_UPS = (
  [
    [MERGE, `* ${MERGE}`, 0, FAR],
    [PAGE, '*', 0, FAR],
    // An open code span turns text and code around.
    ['syntax open-span', '*', 0, 0],
    [UNREAD, 'published-anchor entry-place summary', -FAR, FAR],
    [`${UNREAD} published-anchor`, 'link-target', -FAR, FAR],
    ['page-frame', 'section-place section-content', -FAR, FAR],
    ['published-anchor section-content', 'section-twice', -2, 2],
    ['published-anchor bullet-marker entry-shape conflict-marker', 'blank-lines', -2, 2],
    ['published-anchor section-twice', 'duplicate-id', -2, 2],
    ['published-anchor named-item', 'pull-request-number unknown-name undo-setting', 0, 0],
    [SLIP, 'entry-shape stray-mark punctuation white-space', 0, 0],
  ] as const
).map(([of, follow, from, to]) => ({of: of.split(' '), follow: new Set<string>(follow.split(' ')), from, to}));

/** Whether a finding follows from another one. */
function follows(other: Problem, one: Problem): boolean {
  const below = startOf(other.place).line - startOf(one.place).line;
  return FOLLOW_UPS.some(
    ({of, follow, from, to}) =>
      of.includes(one.ruleId!) &&
      (follow.has(other.ruleId!) || (follow.has('*') && other.ruleId !== MERGE)) &&
      below >= from &&
      below <= to,
  );
}

/** Leaves out findings that follow from another one: a slip is one report. `findings` are in the order of the file. */
export function withoutFollowUps(findings: readonly Problem[]): Problem[] {
  const leading = [...findings.entries()].filter(([, {ruleId}]) => FOLLOW_UPS.some(({of}) => of.includes(ruleId!)));
  // Of two that follow from each other the first of the file stays.
  return findings.filter(
    (each, place) =>
      !leading.some(([at, one]) => at !== place && follows(each, one) && (at < place || !follows(one, each))),
  );
}
