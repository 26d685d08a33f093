// Which security fixes the two ends of an upgrade lack.
import {type Advisory, lackedFix} from '../model/advisories';
import {groupBy} from '../model/group';
import {lineOf} from '../model/patch-release';
import type {Text} from '../model/records';
import {cveLinks} from '../model/references';
import {type AskedRange, wholeRange} from './range';

/** What a version lacks, a sentence for each version that has it: `24.8.13 lacks the fix of CVE-2025-1385; 24.8.14 has it.` */
function lackedBy(version: string, advisories: readonly Advisory[]): Text[] {
  const lacked = advisories.flatMap((advisory) => {
    const lack = lackedFix(advisory, version);
    return lack ? [{advisory, fixed: lack.fixed}] : [];
  });
  const line = lineOf(version);
  return [...groupBy(lacked, ({fixed}) => fixed)].map(([fixed, group]): Text => {
    const many = group.length > 1;
    const fix: Text = [many ? 'the fixes of ' : 'the fix of ', ...cveLinks(group.map(({advisory}) => advisory))];
    const it = many ? 'them' : 'it';
    if (fixed === undefined) return [`No release of ${line} is known to have `, ...fix, '.'];
    if (version === line) return [`${line} has `, ...fix, ` from ${fixed} on.`];
    return [`${version} lacks `, ...fix, `; ${fixed} has ${it}.`];
  });
}

/** What the version that one runs lacks, then what the wanted one does. */
export function securityLines(range: AskedRange, advisories: readonly Advisory[]): Text[] {
  if (range.note) return [];
  const {from, to} = wholeRange(range);
  return [...new Set([from, to])].flatMap((version) => lackedBy(version, advisories));
}
