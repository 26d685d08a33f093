import {expect, it} from 'vitest';
import {placedEntries} from '../../../src/changelog/model/records';
import {SECTION_NAMES} from '../../../src/changelog/model/section-names';
import {isUpgradeSection, upgradeReason} from '../../../src/changelog/upgrade/reason';
import {readYear, release} from '../page';

it.each(SECTION_NAMES)('an entry of %s matters by its section, by a clause of its own, or not', (name) => {
  const {releases} = readYear(2024, release('24.8', '- A. (#1)\n- B. (#2; upgrade)\n- C. (#3; undo `a = 1`)', name));
  const bySection = {
    'Backward Incompatible Change': 'Backward incompatible',
    'Upgrade Notes': 'Upgrade note',
  } as Partial<Record<string, string>>;
  expect(placedEntries(releases).map(upgradeReason)).toEqual([
    bySection[name],
    bySection[name] ?? 'Check before upgrading',
    bySection[name] ?? 'Check before upgrading',
  ]);
  expect(isUpgradeSection(name)).toBe(name in bySection);
});
