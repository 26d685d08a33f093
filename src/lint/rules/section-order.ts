import type {SectionName} from '../../changelog/model/section-names';
import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

/** What stands before bug fixes and build changes, which have no order between them. */
const BEFORE_THE_LAST: readonly SectionName[] = [
  'Backward Incompatible Change',
  'Upgrade Notes',
  'New Feature',
  'Experimental Feature',
  'Performance Improvement',
  'Improvement',
];

/**
 * What each section stands behind. The year's releases differ in where experimental features and
 * build changes stand, so those have freedom; all else has its place.
 */
const AFTER: Readonly<Partial<Record<SectionName, readonly SectionName[]>>> = {
  'New Feature': ['Backward Incompatible Change', 'Upgrade Notes'],
  'Experimental Feature': ['Backward Incompatible Change', 'Upgrade Notes'],
  'Performance Improvement': ['Backward Incompatible Change', 'Upgrade Notes', 'New Feature'],
  Improvement: [
    'Backward Incompatible Change',
    'Upgrade Notes',
    'New Feature',
    'Experimental Feature',
    'Performance Improvement',
  ],
  'Bug Fix (user-visible misbehavior in an official stable release)': BEFORE_THE_LAST,
  'Build/Testing/Packaging Improvement': BEFORE_THE_LAST,
};

function check(page: Page, report: RuleReport): void {
  for (const {sections} of page.year.releases) {
    for (const [index, section] of sections.entries()) {
      const late = sections.slice(0, index).find(({name}) => AFTER[name]?.includes(section.name));
      if (late)
        report(`Unexpected section "${section.name}" after "${late.name}", expected it before`, placeOf(page, section));
    }
  }
}

export const sectionOrder: Rule = {id: 'section-order', severity: 'error', check};
