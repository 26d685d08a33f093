import type {Advisory} from '../model/advisories';
import {type Problem, ruleCollector} from './problems';

const FORM = /^(CVE-\d{4}-\d{4,})\t(GHSA(?:-[\da-z]{4}){3})\t(\d+(?:\.\d+){3}(?: \d+(?:\.\d+){3})*)$/;
const EXAMPLE = 'CVE-2025-1385, GHSA-5phv-x8x4-83x5 and 24.8.14.27 25.1.5.5, with tabs between';

/** Reads `security.tsv`, a line an advisory; a line in `problems` gives none. */
export function readAdvisories(text: string): {advisories: Advisory[]; problems: Problem[]} {
  const {problems, report} = ruleCollector('lists');
  const advisories = text.split('\n').flatMap((line, index): Advisory[] => {
    if (line === '' || line.startsWith('#')) return [];
    const [, cve, advisory, fixed] = FORM.exec(line) ?? [];
    if (cve !== undefined) return [{cve, advisory: advisory!, fixed: fixed!.split(' ')}];
    report(`line "${line}", expected one like ${EXAMPLE}`, index + 1);
    return [];
  });
  return {advisories, problems};
}
