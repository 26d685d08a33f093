import {VFileMessage} from 'vfile-message';
import {readChangelog} from '../changelog/parse';
import {startOf} from '../changelog/problems';
import {parseLenient} from '../changelog/syntax';
import {asErrors, ruleUrl} from './findings';
import type {Context, Finding, Page, Rule, RuleReport} from './rule';
import {RULES} from './rules';

function reporter({id, severity}: Rule, findings: Finding[]): RuleReport {
  return (reason, place, {expected, hint} = {}) => {
    const finding = new VFileMessage(hint === undefined ? reason : `${reason}: ${hint}`, {
      place,
      ruleId: id,
      source: 'changelog',
    });
    finding.fatal = severity === 'error';
    finding.url = ruleUrl(id);
    if (expected) finding.expected = [...expected];
    findings.push(finding);
  };
}

/** Reads a page's text into what the rules see, with the problems that the model reports while it is read. */
export function readPage(name: string, text: string, context: Context): {page: Page; problems: Finding[]} {
  const {tree, problems: syntax} = parseLenient(text);
  const {changelog, problems} = readChangelog(tree, context);
  return {
    page: {...context, name, text, lines: text.split('\n'), tree, changelog},
    problems: asErrors([...syntax, ...problems]),
  };
}

/** Everything that the model and the rules say of a page, in the order of the file. */
export function lintPage(name: string, text: string, context: Context, rules: readonly Rule[] = RULES): Finding[] {
  const {page, problems} = readPage(name, text, context);
  const findings = [...problems];
  for (const rule of rules) rule.check(page, reporter(rule, findings));
  const at = new Map(findings.map((finding) => [finding, startOf(finding.place)]));
  return findings.sort((a, b) => at.get(a)!.line - at.get(b)!.line || at.get(a)!.column - at.get(b)!.column);
}
