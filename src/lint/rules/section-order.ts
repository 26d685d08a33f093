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

const section = (name: string, id: string, number: number) =>
  `### ${name} {/* #${id} */}\n\n- The client starts. (#${number} by @alice)\n`;

export const sectionOrder: Rule = {
  id: 'section-order',
  severity: 'error',
  reason: 'Readers look for what can break first, then what is new, then what is better, then what is mended.',
  examples: [
    {
      source:
        `${section('Backward Incompatible Change', 'backward-incompatible-change', 65001)}\n` +
        `${section('New Feature', 'new-feature', 65002)}`,
    },
    {
      source: `${section('Improvement', 'improvement', 65001)}\n${section('New Feature', 'new-feature', 65002)}`,
      message: 'Unexpected section "New Feature" after "Improvement", expected it before',
    },
  ],
  check,
};
