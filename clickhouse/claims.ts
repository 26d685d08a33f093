// Claims: what entries say, as statements and what the server answers. CONTRIBUTING tells how they are written.
import type {Answer} from './engine';

/** What the server answers to a statement. */
export type Expected =
  /** Rows as TSV. */
  | {readonly rows: readonly string[]}
  /** The name of an error, `TYPE_MISMATCH`. */
  | {readonly error: string}
  /** It is accepted, whatever it gives. */
  | {readonly accepted: true};

/** A statement of a claim; one without a word of what it answers must be accepted and give nothing. */
export interface Step {
  readonly sql: string;
  /** The line of the file where the statement ends. */
  readonly line: number;
  readonly expected?: Expected;
}

/** What an entry says, as statements that run one after another in an empty server. */
export interface Claim {
  /** The entry's anchor on its year's page, `pr-65519`. */
  readonly entry: string;
  readonly line: number;
  readonly steps: readonly Step[];
  /** The later release since which the server answers this and no longer what the entry says. */
  readonly changedIn?: string;
  /** Why the entry cannot be tried; then there are no steps. */
  readonly untried?: string;
}

const HEAD = /^-- ([\w.-]+)$/;
const CHANGED = /^-- changed in (\d+\.\d+)(?:: .+)?$/;
const UNTRIED = /^-- cannot be tried: (.+)$/;
const ROW = /^-- =(?: (.*))?$/;
const ERROR = /^-- ! ([A-Z][A-Z0-9_]+)$/;

/** The expectation of a comment line; undefined if the line has none. */
function expectation(line: string, before: Expected | undefined): Expected | undefined {
  const row = ROW.exec(line);
  if (row) return {rows: [...(before && 'rows' in before ? before.rows : []), row[1] ?? '']};
  const error = ERROR.exec(line)?.[1];
  if (error) return {error};
  if (line === '-- no rows') return {rows: []};
  return line === '-- ok' ? {accepted: true} : undefined;
}

function readBlock(lines: readonly string[], first: number, fail: (line: number, problem: string) => never): Claim {
  const entry = HEAD.exec(lines[0]!)?.[1];
  if (entry === undefined) return fail(first, `"${lines[0]}", expected the anchor of an entry, "-- pr-65519"`);
  const steps: Step[] = [];
  let sql: string[] = [];
  const claim: {changedIn?: string; untried?: string} = {};
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const place = first + index;
    if (!line.startsWith('--')) {
      sql.push(line);
      if (line.endsWith(';')) {
        steps.push({sql: sql.join('\n').slice(0, -1), line: place});
        sql = [];
      }
      continue;
    }
    const last = steps.at(-1);
    const expected = expectation(line, last?.expected);
    const changedIn = CHANGED.exec(line)?.[1];
    const untried = UNTRIED.exec(line)?.[1];
    if (expected && last && sql.length === 0) steps[steps.length - 1] = {...last, expected};
    else if (changedIn && index === 1) claim.changedIn = changedIn;
    else if (untried && index === 1) claim.untried = untried;
    else
      fail(
        place,
        `"${line}", expected a statement, or after one what the server answers: "-- = 2", "-- ! SYNTAX_ERROR", "-- no rows", "-- ok"`,
      );
  }
  if (sql.length > 0) fail(first + lines.length - 1, 'end of a claim in a statement, expected ";" at its end');
  if ((steps.length === 0) === (claim.untried === undefined))
    fail(first, `claim of ${entry}, expected statements, or else "-- cannot be tried: …" with the reason`);
  return {entry, line: first, steps, ...claim};
}

/**
 * Reads a year's claims.
 * @throws Error with the place and the repair.
 */
export function readClaims(text: string, file: string): Claim[] {
  const fail = (line: number, problem: string): never => {
    throw new Error(`${file}:${line}:1: Unexpected ${problem}`);
  };
  const claims: Claim[] = [];
  const lines = [...text.split('\n'), ''];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (line !== '') continue;
    const block = lines.slice(start, index);
    // The first block of a file says what it is.
    if (block.length > 0 && start > 0) claims.push(readBlock(block, start + 1, fail));
    start = index + 1;
  }
  const seen = new Set<string>();
  for (const {entry, line} of claims) {
    if (seen.has(entry)) fail(line, `claim of ${entry} a second time, expected its statements in one place`);
    seen.add(entry);
  }
  return claims;
}

/** What the server answered, as the lines of a claim. */
export function answerLines(answer: Answer): string[] {
  if ('error' in answer) return [`-- ! ${/\(([A-Z][A-Z0-9_]+)\)\s*$/.exec(answer.error)?.[1] ?? answer.error}`];
  const text = answer.result.replace(/\n$/, '');
  return answer.result === '' ? ['-- no rows'] : text.split('\n').map((row) => (row === '' ? '-- =' : `-- = ${row}`));
}

/** The lines that a claim has for what is expected. */
function expectedLines(expected: Expected): string[] {
  if ('error' in expected) return [`-- ! ${expected.error}`];
  if ('accepted' in expected) return ['-- ok'];
  return expected.rows.length === 0
    ? ['-- no rows']
    : expected.rows.map((row) => (row === '' ? '-- =' : `-- = ${row}`));
}

/** What is not true of a statement; undefined if everything is. */
export function judge({sql, line, expected}: Step, answer: Answer, file: string): string | undefined {
  const got = answerLines(answer);
  const wanted = expected === undefined ? ['-- no rows'] : expectedLines(expected);
  const holds = expected && 'accepted' in expected ? !('error' in answer) : got.join('\n') === wanted.join('\n');
  if (holds) return undefined;
  const message = 'error' in answer ? `\n   ${answer.error.slice(0, 300)}` : '';
  return `${file}:${line}:1: Unexpected answer\n${got.join('\n')}\nto\n${sql}\nexpected\n${wanted.join('\n')}${message}`;
}
