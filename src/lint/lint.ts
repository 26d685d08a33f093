import type {Root} from 'mdast';
import {VFileMessage} from 'vfile-message';
import {parsePage} from '../changelog/parse/page';
import {startOf} from '../changelog/parse/problems';
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
  const {year, sources, blocks, problems} = parsePage(name, text, context.authors);
  const tree: Root = {type: 'root', children: [...blocks]};
  return {page: {...context, name, text, lines: text.split('\n'), tree, year, sources}, problems: asErrors(problems)};
}

/** Everything that the model and the rules say of a page, in the order of the file. */
export function lintPage(name: string, text: string, context: Context, rules: readonly Rule[] = RULES): Finding[] {
  const {page, problems} = readPage(name, text, context);
  const findings = [...problems];
  for (const rule of rules) rule.check(page, reporter(rule, findings));
  const at = new Map(findings.map((finding) => [finding, startOf(finding.place)]));
  return findings.sort((a, b) => at.get(a)!.line - at.get(b)!.line || at.get(a)!.column - at.get(b)!.column);
}
