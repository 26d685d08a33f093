import type {Node, Point, Position} from 'unist';
import {VFileMessage} from 'vfile-message';

/**
 * Something wrong in a source: a vfile message whose `place` is in that file; `fatal` is true for errors, false for warnings.
 * `expected` has the text that belongs in its place, if there is one right answer.
 */
export type Problem = VFileMessage;

/** What a file beside the pages says, with its path, its text and what is wrong with its form. */
export type List<Content = unknown> = Content & {
  readonly file: string;
  readonly text: string;
  readonly problems: readonly Problem[];
};

/** A node, a point or span of the source, or a line. */
type Place = Node | Point | Position | number | undefined;
/**
 * Collects a problem of one rule; `reason` is `X, expected Y`, without the word "Unexpected" that all begin with. `repair` is what
 * belongs in a place that has a beginning and an end: `npm run fix` writes it.
 */
export type RuleReport = (reason: string, place: Place, hint?: string, repair?: string) => void;
/** Collects a problem. */
export type Report = (reason: string, place: Place, ruleId: string, hint?: string, repair?: string) => void;

/** What a hint says if the command has the right answer. */
export const FIX = 'run `npm run fix`';

/** An empty list of problems and the function that adds to it; `fatal` says whether these are errors or warnings. */
export function collector(fatal = true): {problems: Problem[]; report: Report} {
  const problems: Problem[] = [];
  const report: Report = (reason, where, ruleId, hint, repair) => {
    const node = typeof where === 'number' ? {line: where, column: 1} : where;
    const place = node && 'type' in node ? node.position : node;
    const more = repair === undefined ? hint : FIX;
    const message = new VFileMessage(`Unexpected ${more ? `${reason}: ${more}` : reason}`, {place, ruleId});
    problems.push(Object.assign(message, {fatal}, repair === undefined ? {} : {expected: [repair]}));
  };
  return {problems, report};
}

/** The same for the problems of one rule. */
export function ruleCollector(ruleId: string, fatal = true): {problems: Problem[]; report: RuleReport} {
  const {problems, report} = collector(fatal);
  return {problems, report: (reason, place, ...more) => report(reason, place, ruleId, ...more)};
}

/** Where a place begins, line and column from 1; of no place, the beginning of the file. */
export function startOf(place: Point | Position | undefined): Point {
  if (place === undefined) return {line: 1, column: 1};
  return 'start' in place ? place.start : place;
}

/** Problems in the order of the file. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => {
    const [a, b] = [startOf(one.place), startOf(other.place)];
    return a.line - b.line || a.column - b.column;
  });
}

/** `file:line:column: Unexpected X, expected Y`, one line for each problem, in the order of the file. */
export function formatProblems(file: string, problems: readonly Problem[]): string {
  const lines = inOrder(problems).map(({place, reason}) => {
    const {line, column} = startOf(place);
    return `${file}:${line}:${column}: ${reason}`;
  });
  return lines.join('\n');
}
