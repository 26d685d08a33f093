// Claims: what entries say, as statements and what the server answers. contributing/server.md says how they are written.
import {type Problem, type RuleReport, ruleCollector} from './problems';

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
  /** What servers of other releases answer, by release: before and after the change. */
  readonly servers?: ReadonlyMap<string, Expected>;
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
/** `-- 24.8 = 1`: what the server of a release answers. */
const SERVER = /^-- (\d+\.\d+) (.+)$/;
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

/** Reads the lines of a claim; undefined if something in it is reported. */
function readBlock(lines: readonly string[], first: number, report: RuleReport): Claim | undefined {
  const entry = HEAD.exec(lines[0]!)?.[1];
  const steps: Step[] = [];
  let sql: string[] = [];
  const claim: {changedIn?: string; untried?: string} = {};
  let wrong = false;
  const fail = (line: number, problem: string): void => {
    wrong = true;
    report(`${problem}`, line);
  };
  if (entry === undefined) fail(first, `"${lines[0]}", expected the anchor of an entry, "-- pr-65519"`);
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
    const [, release, said] = SERVER.exec(line) ?? [];
    const asked = release && expectation(`-- ${said}`, last?.servers?.get(release));
    const changedIn = CHANGED.exec(line)?.[1];
    const untried = UNTRIED.exec(line)?.[1];
    if (expected && last && sql.length === 0) steps[steps.length - 1] = {...last, expected};
    else if (asked && last && sql.length === 0)
      steps[steps.length - 1] = {...last, servers: new Map(last.servers).set(release, asked)};
    else if (changedIn && index === 1) claim.changedIn = changedIn;
    else if (untried && index === 1) claim.untried = untried;
    else
      fail(
        place,
        `"${line}", expected a statement, or after one what the server answers: "-- = 2", "-- ! SYNTAX_ERROR", "-- no rows", "-- ok", "-- 24.8 = 2"`,
      );
  }
  if (sql.length > 0) fail(first + lines.length - 1, 'end of a claim in a statement, expected ";" at its end');
  else if ((steps.length === 0) === (claim.untried === undefined))
    fail(first, `claim of ${entry}, expected statements, or else "-- cannot be tried: …" with the reason`);
  return entry === undefined || wrong ? undefined : {entry, line: first, steps, ...claim};
}

/** Reads a year's claims. What is wrong is in `problems`, with its place and the repair; such a claim is left out. */
export function readClaims(text: string): {claims: Claim[]; problems: Problem[]} {
  const {problems, report} = ruleCollector('claims');
  const claims: Claim[] = [];
  const lines = [...text.split('\n'), ''];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (line !== '') continue;
    // The first block of a file says what it is.
    const claim = index > start && start > 0 ? readBlock(lines.slice(start, index), start + 1, report) : undefined;
    if (claims.some(({entry}) => entry === claim?.entry))
      report(`claim of ${claim!.entry} a second time, expected its statements in one place`, claim!.line);
    else if (claim) claims.push(claim);
    start = index + 1;
  }
  return {claims, problems};
}
