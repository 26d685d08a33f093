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

export const headingScheme: Rule = {id: 'heading-scheme', severity: 'error', check};
