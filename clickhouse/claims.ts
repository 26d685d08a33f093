// What the server answers to a claim, beside what is expected.
import type {Expected, Step} from '../src/changelog/parse/claims';
import type {Answer} from './engine';

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

/** What is not true of a statement; undefined if everything is, or if only what other servers answer is said. */
export function judge({sql, line, expected, servers}: Step, answer: Answer, file: string): string | undefined {
  if (expected === undefined && servers) return undefined;
  const got = answerLines(answer);
  const wanted = expected === undefined ? ['-- no rows'] : expectedLines(expected);
  const holds = expected && 'accepted' in expected ? !('error' in answer) : got.join('\n') === wanted.join('\n');
  if (holds) return undefined;
  const message = 'error' in answer ? `\n   ${answer.error.slice(0, 300)}` : '';
  return `${file}:${line}:1: Unexpected answer\n${got.join('\n')}\nto\n${sql}\nexpected\n${wanted.join('\n')}${message}`;
}
