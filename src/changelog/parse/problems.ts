import type {Node, Point, Position} from 'unist';
import {VFileMessage} from 'vfile-message';

/** Something wrong in a source: a vfile message whose `place` is a point in that file; `fatal` is true for errors, false for warnings. */
export type Problem = VFileMessage;

/** A node, a point or span of the source, or a line. */
type Place = Node | Point | Position | number | undefined;
/** Collects a problem; `reason` is `X, expected Y`, without the word "Unexpected" that all begin with. */
export type Report = (reason: string, place: Place, ruleId: string, hint?: string) => void;
/** Collects a problem of one rule. */
export type RuleReport = (reason: string, place: Place, hint?: string) => void;

/** An empty list of problems and the function that fills it. */
export function collector(fatal = true): {problems: Problem[]; report: Report} {
  const problems: Problem[] = [];
  const report: Report = (reason, where, ruleId, hint) => {
    const node = typeof where === 'number' ? {line: where, column: 1} : where;
    const place = node && 'type' in node ? node.position : node;
    const message = new VFileMessage(`Unexpected ${hint ? `${reason}: ${hint}` : reason}`, {place, ruleId});
    problems.push(Object.assign(message, {fatal}));
  };
  return {problems, report};
}

/** The same for the problems of one rule. */
export function ruleCollector(ruleId: string, fatal = true): {problems: Problem[]; report: RuleReport} {
  const {problems, report} = collector(fatal);
  return {problems, report: (reason, place, hint) => report(reason, place, ruleId, hint)};
}

export function startOf(place: Point | Position | undefined): Point {
  if (place === undefined) return {line: 1, column: 1};
  return 'start' in place ? place.start : place;
}

/** `file:line:column: Unexpected X, expected Y`, one line for each problem, in the order of the file. */
export function formatProblems(file: string, problems: readonly Problem[]): string {
  return problems
    .map(({place, reason}) => ({...startOf(place), reason}))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({line, column, reason}) => `${file}:${line}:${column}: ${reason}`)
    .join('\n');
}
