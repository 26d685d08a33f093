import type {Point, Position} from 'unist';
import {VFileMessage} from 'vfile-message';

/** Something wrong in a source: a vfile message whose `place` is a point in that file. */
export type Problem = VFileMessage;

/** Collects a problem; `place` is a position or point of the source. */
export type Report = (reason: string, place: Point | Position | undefined, ruleId: string, hint?: string) => void;

/** An empty list of problems and the function that fills it. */
export function collector(): {problems: Problem[]; report: Report} {
  const problems: Problem[] = [];
  const report: Report = (reason, place, ruleId, hint) => {
    const message = new VFileMessage(hint ? `${reason}: ${hint}` : reason, {place, ruleId, source: 'changelog'});
    problems.push(message);
  };
  return {problems, report};
}

/** Where something stands: its first character. */
export function startOf(place: Point | Position | undefined): Point {
  if (place === undefined) return {line: 1, column: 1};
  return 'start' in place ? place.start : place;
}

/** `file:line:column: Unexpected X, expected Y`, a line a problem, in the order of the file. */
export function formatProblems(file: string, problems: readonly Problem[]): string {
  const located = problems.map((problem) => ({at: startOf(problem.place), reason: problem.reason}));
  located.sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  return located.map(({at, reason}) => `${file}:${at.line}:${at.column}: ${reason}`).join('\n');
}
