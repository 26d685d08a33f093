import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

/** The months whose release gets long-term support. */
const LTS_MONTHS = ['3', '8'];

function check(page: Page, report: RuleReport): void {
  for (const release of page.year.releases) {
    const {version, lts} = release;
    const expected = LTS_MONTHS.includes(version.split('.')[1]!);
    if (lts !== expected)
      report(
        `Unexpected ${lts ? 'LTS mark of' : 'release'} ${version}${lts ? '' : ' without the LTS mark'}, ` +
          `expected "${version}${expected ? ' LTS' : ''}": releases .3 and .8 have long-term support`,
        placeOf(page, release),
        {expected: [`${version}${expected ? ' LTS' : ''}`]},
      );
  }
}

export const releaseLts: Rule = {id: 'release-lts', severity: 'error', check};
