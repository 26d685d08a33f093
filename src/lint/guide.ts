import {LIST_RULE, MODEL_RULES} from './model-rules';
import type {Example, RuleInfo} from './rule';
import {RULES} from './rules';

const START = '<!-- The rules: written by `npm run contributing` from src/lint. -->';
const END = '<!-- End of the rules. -->';

/** An example as the guide shows it: its source, and under one that is not right what lint says. */
function example({name, source, message}: Example): string {
  const where = name === undefined ? '' : `, in ${name}`;
  const shown = `${where}:\n\n${source.trimEnd()}`;
  return message === undefined ? `Right${shown}` : `Not right${shown}\n\n${message}`;
}

function section({id, severity, reason, examples}: RuleInfo): string {
  // One of each side says enough here; the others are tests.
  const shown = [
    examples.find(({message}) => message === undefined),
    examples.find(({message}) => message !== undefined),
  ].flatMap((each) => (each ? [example(each)] : []));
  return [
    `#### \`${id}\``,
    `${reason}${severity === 'warning' ? ' A warning.' : ''}`,
    ...(shown.length ? [`\`\`\`text\n${shown.join('\n\n')}\n\`\`\``] : []),
  ].join('\n\n');
}

/** The guide's section on the rules, made from the rules' own words. */
function rulesGuide(): string {
  return [...MODEL_RULES, ...RULES, LIST_RULE].map(section).join('\n\n');
}

/**
 * Puts the section on the rules between its marks.
 * @throws Error where the marks are missing.
 */
export function withRules(guide: string): string {
  const from = guide.indexOf(START);
  const to = guide.indexOf(END);
  if (from === -1 || to < from)
    throw new Error(`CONTRIBUTING.md: Unexpected text without marks, expected "${START}" and "${END}"`);
  return `${guide.slice(0, from + START.length)}\n\n${rulesGuide()}\n\n${guide.slice(to)}`;
}
