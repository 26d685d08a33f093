import {sectionSlug} from '../../changelog/model/section-ids';
import type {SectionName} from '../../changelog/model/section-names';
import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

function fits(id: string, name: SectionName): boolean {
  return id.replace(/-\d+$/, '') === sectionSlug(name);
}

function check(page: Page, report: RuleReport): void {
  for (const section of page.year.releases.flatMap(({sections}) => sections)) {
    const {id, name} = section;
    // What was published once stays, also where it was named in another way.
    if (id === '' || page.published.includes(id) || fits(id, name)) continue;
    report(
      `Unexpected id #${id}, expected #${sectionSlug(name)} and a number where it repeats, like ` +
        `#${sectionSlug(name)}-2`,
      placeOf(page, section),
    );
  }
}

export const headingScheme: Rule = {
  id: 'heading-scheme',
  severity: 'error',
  reason: "An id follows from the section's name, so that it can be guessed and does not change with the text.",
  examples: [
    {source: '### New Feature {/* #new-feature-3 */}\n\n- The client starts. (#65001 by @alice)\n'},
    {
      source: '### New Feature {/* #news */}\n\n- The client starts. (#65001 by @alice)\n',
      published: [],
      message: 'Unexpected id #news, expected #new-feature and a number where it repeats, like #new-feature-2',
    },
  ],
  check,
};
