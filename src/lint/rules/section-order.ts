import {SECTION_NAMES, type SectionName} from '../../changelog/model/section-names';
import type {Rule} from '../rule';

/**
 * How many sections of the agreed order each one stands behind. The year's releases differ in where experimental
 * features and build changes stand, so those have freedom; all else has its place.
 */
const STANDS_BEHIND: Readonly<Record<SectionName, number>> = {
  'Backward Incompatible Change': 0,
  'Upgrade Notes': 0,
  'New Feature': 2,
  'Experimental Feature': 2,
  'Performance Improvement': 3,
  Improvement: 5,
  'Bug Fix (user-visible misbehavior in an official stable release)': 6,
  'Build/Testing/Packaging Improvement': 6,
};

export const sectionOrder: Rule = {
  id: 'section-order',
  release({sections}, report) {
    for (const [index, section] of sections.entries()) {
      const rank = SECTION_NAMES.indexOf(section.name);
      const late = sections.slice(0, index).find(({name}) => rank < STANDS_BEHIND[name]);
      if (late) report(`Unexpected section "${section.name}" after "${late.name}", expected it before`, section);
    }
  },
};
