import {expect, it} from 'vitest';
import {readLineFile} from '../../../src/changelog/patches/line-file';
import {packLine, unpackLine} from '../../../src/changelog/wire/line-data';
import {readYear, release} from '../page';

it('a line comes back from its JSON, with the entries of its pull requests and no others', () => {
  const {releases} = readLineFile('24.3', '24.3.2.1 2024-04-01: 1\n24.3.3.1: 2 3; reverted 4\n');
  const years = [
    readYear(2025, release('25.1', '- Later. (#2, #9 by @alice; closes #5)\n- Not of it. (#4)'), {alice: 'Alice'}),
    readYear(2024, release('24.4', '- Before: `x`. (#1; undo `x = 0`)')),
    readYear(2023, release('23.12', '- Nothing of it. (#8)')),
  ];
  const packed = packLine({line: '24.3', releases}, years);
  expect(packed.pages).toHaveLength(2);
  const {line, releases: back, entries} = unpackLine(JSON.parse(JSON.stringify(packed)));
  expect(line).toBe('24.3');
  expect(back).toEqual(releases.map((each) => ({...each, reverted: []})));
  expect([...entries.keys()].toSorted()).toEqual([1, 2, 9]);
  const [later] = entries.get(2)!;
  expect([later!.release.version, later!.section.name, later!.entry]).toEqual([
    '25.1',
    'Improvement',
    {...years[0]!.releases[0]!.sections[0]!.entries[0]!, authors: [], closes: []},
  ]);
  expect(entries.get(1)![0]!.entry).toEqual(years[1]!.releases[0]!.sections[0]!.entries[0]);
});
