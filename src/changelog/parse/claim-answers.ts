import type {Code, Text} from '../model/records';
import type {Claim, Expected} from './claims';

/** More does not fit in a line of a list. */
const STATEMENT = 110;
const ANSWER = 50;

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
  return more.length > 0 || code === '' || code.length > ANSWER ? undefined : {code};
}

/** What the server before a change answers to a statement, and the first one with it; undefined if it does not fit in a line. */
export function claimAnswers({steps}: Claim): Text | undefined {
  const [step] = steps;
  if (!step?.servers || step.sql.length > STATEMENT || OF_SERVER.test(step.sql)) return undefined;
  const answers = [...step.servers].map(([release, answer]) => ({release, answer: shortAnswer(answer)}));
  const [before] = answers;
  if (answers.some(({answer}) => answer === undefined) || NOT_YET.test(String(before?.answer))) return undefined;
  return [
    {code: step.sql.replace(/\s+/g, ' ')},
    ...answers.flatMap(({release, answer}, place) => [`${place === 0 ? '' : ' ·'} ${release}: `, answer!]),
  ];
}
