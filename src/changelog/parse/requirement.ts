// What an entry requires, as `requires/YEAR.tsv` writes it: terms joined by `and`, and alternatives by `or`.
//
//   every server
//   table-engine Kafka, RabbitMQ or setting kafka_max_wait_ms
//   data-type JSON and feature replicas and not version before 25.3

import {
  isRequiredKind,
  REQUIRED_KINDS,
  type RequiredKind,
  type Requirement,
  requiredKind,
  requiredValue,
} from '../model/requirement';
import type {RuleReport} from './problems';

/** A piece of a line, and where it begins there. */
interface Piece {
  readonly text: string;
  readonly column: number;
}

function split({text, column}: Piece, separator: string): Piece[] {
  let next = column;
  return text.split(separator).map((part) => {
    const piece = {text: part, column: next};
    next += part.length + separator.length;
    return piece;
  });
}

/** What is wrong with a name of a kind, but for names that only the server's lists have; undefined if nothing is. */
function wrongName(kind: RequiredKind, name: string): string | undefined {
  const {names, form} = requiredKind(kind);
  if (!/^\S.*[^,\s]$|^\S$/.test(name)) return `${kind} "${name}", expected a name`;
  if (form)
    return form.pattern.test(kind === 'configuration' ? requiredValue(name).name : name)
      ? undefined
      : `${kind} "${name}", expected one like ${form.example}`;
  return names === undefined || names.includes(name)
    ? undefined
    : `${kind} "${name}", expected one of ${names.join(', ')}`;
}

/** Reads a kind and its names, which commas separate; `not` may stand before them. Undefined after a problem. */
function readTerm({text, column}: Piece, line: number, report: RuleReport): Requirement | undefined {
  const [, not, kind = '', list = ''] = /^(not )?(\S*) ?(.*)$/.exec(text)!;
  const names = list.split(', ');
  const wrong = isRequiredKind(kind)
    ? names.map((name) => wrongName(kind, name)).find((reason) => reason !== undefined)
    : `"${text}", expected one of ${Object.keys(REQUIRED_KINDS).join(', ')}`;
  if (wrong) report(wrong, {line, column});
  if (wrong || !isRequiredKind(kind)) return undefined;
  return not ? {not: {kind, names}} : {kind, names};
}

const EVERY = 'every server';

/**
 * Reads what an entry requires; undefined after a problem.
 * @param column where the text begins in its line
 */
export function readRequirement(
  text: string,
  {line, column}: {readonly line: number; readonly column: number},
  report: RuleReport,
): Requirement | undefined {
  if (text === EVERY) return EVERY;
  const bracket = /[()]/.exec(text);
  if (bracket) {
    const place = {line, column: column + bracket.index};
    report(`"${bracket[0]}", expected no brackets: write each alternative as a whole, with "or" between them`, place);
    return undefined;
  }
  const read = split({text, column}, ' or ').map((piece) =>
    split(piece, ' and ').map((term) => readTerm(term, line, report)),
  );
  if (read.flat().includes(undefined)) return undefined;
  const any = (read as Requirement[][]).map((all): Requirement => (all.length > 1 ? {all} : all[0]!));
  return any.length > 1 ? {any} : any[0]!;
}
