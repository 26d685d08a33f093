import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fixesOf, lackedFix} from '../../../src/changelog/model/advisories';
import {plainText} from '../../../src/changelog/model/text';
import {readAdvisories} from '../../../src/changelog/parse/lists';
import {securityLines} from '../../../src/changelog/upgrade/head-lines';
import {rowsOf} from '../page';

const {rows: advisories} = readAdvisories(
  `# About.
CVE-2025-1385\tGHSA-5phv-x8x4-83x5\t24.8.14.27 24.12.5.65 25.1.5.5
CVE-2024-22412\tGHSA-45h5-f7g3-gr8r\t24.1.1.2048 24.1.8.22 23.12.6.19
`,
);
const [library] = advisories as [(typeof advisories)[0]];

describe('a fix of a published vulnerability', () => {
  it.each(rowsOf(path.join(__dirname, 'advisories.tsv')))('is lacked by %s until %s', (version, expected) => {
    const lacked = lackedFix(library, version!);
    expect(lacked ? (lacked.fixed ?? 'nobody knows') : 'has it').toBe(expected);
  });

  it('came with the first patch release that has it', () => {
    const cves = (version: string, before: string) => fixesOf(advisories, {version}, before).map(({cve}) => cve);
    expect(cves('24.8.14.39', '24.8.13.16')).toEqual(['CVE-2025-1385']);
    expect(cves('24.8.14.59', '24.8.14.39')).toEqual([]);
    expect(cves('25.2.2.39', '25.2.1.3085')).toEqual([]);
    expect(cves('23.12.6.19', '23.12')).toEqual(['CVE-2024-22412']);
    expect(cves('24.1.2.5', '24.1')).toEqual([]);
  });

  it.each([
    [
      {from: '24.8', to: '25.8', patch: {from: '24.8.13.16'}},
      ['24.8.13.16 lacks the fix of CVE-2025-1385; 24.8.14 has it.'],
    ],
    [
      {from: '24.8', to: '25.1'},
      ['24.8 has the fix of CVE-2025-1385 from 24.8.14 on.', '25.1 has the fix of CVE-2025-1385 from 25.1.5 on.'],
    ],
    [{from: '23.11', to: '25.8'}, ['No release of 23.11 is known to have the fixes of CVE-2025-1385, CVE-2024-22412.']],
    [{from: '25.3', to: '25.8'}, []],
    [{from: '25.8', to: '24.8', note: 'backwards' as const}, []],
  ])('is told of %o', (range, lines) => {
    expect(securityLines(range, advisories).map(plainText)).toEqual(lines);
  });
});
