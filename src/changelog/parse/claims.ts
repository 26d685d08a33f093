// Claims: what entries say, as statements and what the server answers. contributing/server.md says how they are written.
import type {Code, Text} from '../model/records';
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
}

const HEAD = /^-- ([\w.-]+)$/;
const CHANGED = /^-- changed in (\d+\.\d+)(?:: .+)?$/;
/** `-- = 1`: what the server answers; `-- 24.8 = 1`: what the server of a release does. */
const ANSWER = /^-- (?:(\d+\.\d+) )?(.+)$/;
const ROW = /^=(?: (.*))?$/;
const ERROR = /^! ([A-Z][A-Z0-9_]+)$/;

/** What words say of an answer. A row is added to the rows of `before`. Undefined if the words say nothing of an answer. */
function expectation(words: string, before: Expected | undefined): Expected | undefined {
  const row = ROW.exec(words);
  if (row) return {rows: [...(before && 'rows' in before ? before.rows : []), row[1] ?? '']};
  const error = ERROR.exec(words)?.[1];
  if (error) return {error};
  if (words === 'no rows') return {rows: []};
  return words === 'ok' ? {accepted: true} : undefined;
}

/** Reads the lines of a claim; what is wrong in it is reported. */
function readBlock([head = '', ...lines]: readonly string[], first: number, report: RuleReport): Claim {
  const entry = HEAD.exec(head)?.[1];
  const changedIn = CHANGED.exec(lines[0] ?? '')?.[1];
  const steps: {-readonly [Key in keyof Step]: Step[Key]}[] = [];
  let sql: string[] = [];
  if (entry === undefined) report(`"${head}", expected the anchor of an entry, "-- pr-65519"`, first);
  for (const [index, line] of lines.entries()) {
    const place = first + 1 + index;
    if (index === 0 && changedIn) continue;
    if (!line.startsWith('--')) {
      sql.push(line);
      if (!line.endsWith(';')) continue;
      steps.push({sql: sql.join('\n').slice(0, -1), line: place});
      sql = [];
      continue;
    }
    const step = sql.length === 0 ? steps.at(-1) : undefined;
    const [, release, words = ''] = ANSWER.exec(line) ?? [];
    const answer = expectation(words, release ? step?.servers?.get(release) : step?.expected);
    if (!step || !answer)
      report(
        `"${line}", expected a statement, or after one what the server answers: "-- = 2", "-- ! SYNTAX_ERROR", "-- no rows", "-- ok", "-- 24.8 = 2"`,
        place,
      );
    else if (release) step.servers = new Map(step.servers).set(release, answer);
    else step.expected = answer;
  }
  if (sql.length > 0) report('end of a claim in a statement, expected ";" at its end', first + lines.length);
  else if (steps.length === 0) report(`claim of ${entry}, expected statements`, first);
  return {entry: entry ?? '', line: first, steps, ...(changedIn && {changedIn})};
}

/** Reads a year's claims. What is wrong is in `problems`, with its place and the repair; such a claim is left out. */
export function readClaims(text: string): {claims: Claim[]; problems: Problem[]} {
  const {problems, report} = ruleCollector('claims');
  const claims: Claim[] = [];
  // The first block of a file says what it is.
  const [about = '', ...blocks] = text.trimEnd().split('\n\n');
  let line = about.split('\n').length + 2;
  for (const block of blocks) {
    const before = problems.length;
    const lines = block.split('\n');
    const claim = readBlock(lines, line, report);
    if (claims.some(({entry}) => entry === claim.entry))
      report(`claim of ${claim.entry} a second time, expected its statements in one place`, line);
    if (problems.length === before) claims.push(claim);
    line += lines.length + 1;
  }
  return {claims, problems};
}

/** More does not fit in a line of a list. */
const MOST_OF_STATEMENT = 110;
const MOST_OF_ANSWER = 50;

/** A statement over tables of the server, or its settings, shows what the entry says in words. */
const OF_SERVER = /\bsystem\.|\bgetSetting\(/;
/** Before a change that brings a name, the answer says only that it is new. */
const NOT_YET = /^(?:UNKNOWN_|SYNTAX_ERROR)/;

/** What a server answers, in a few words; undefined if it takes more. */
function shortAnswer(answer: Expected): string | Code | undefined {
  if ('error' in answer) return answer.error;
  if ('accepted' in answer || answer.rows.length === 0) return 'accepted';
  const [row, ...more] = answer.rows;
  const code = row!.replaceAll('\\N', 'NULL').replaceAll('\t', ', ');
  return more.length > 0 || code === '' || code.length > MOST_OF_ANSWER ? undefined : {code};
}

/** What the server before a change answers to a statement, and the first one with it; undefined if it does not fit in a line. */
export function claimAnswers({steps}: Claim): Text | undefined {
  const [step] = steps;
  if (!step?.servers || step.sql.length > MOST_OF_STATEMENT || OF_SERVER.test(step.sql)) return undefined;
  const answers = [...step.servers].map(([release, answer]) => ({release, answer: shortAnswer(answer)}));
  const [before] = answers;
  if (answers.some(({answer}) => answer === undefined) || NOT_YET.test(String(before?.answer))) return undefined;
  return [
    {code: step.sql.replace(/\s+/g, ' ')},
    ...answers.flatMap(({release, answer}, place) => [`${place === 0 ? '' : ' ·'} ${release}: `, answer!]),
  ];
}
