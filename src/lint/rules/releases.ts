// Releases and their sections: version, day, order, address.
import {isLtsVersion, releaseName} from '../../changelog/model/lts';
import {SECTION_NAMES} from '../../changelog/model/section-names';
import type {Rule} from '../rule';

export const releaseUndated: Rule = {
  page({documents, year: {year, releases}}, report) {
    const isNewestPage = !documents.has(`./${year + 1}.mdx`);
    // A release in preparation is the first of the newest page.
    for (const [index, release] of releases.entries())
      if (release.date === undefined && (index > 0 || !isNewestPage))
        report(
          `release ${release.version} without a date, expected ", YYYY-MM-DD": only the newest waits for its day`,
          release,
        );
  },
};

export const releaseLts: Rule = {
  release(release, report) {
    const {version, lts} = release;
    const expected = releaseName({version, lts: isLtsVersion(version)});
    const found = releaseName({version, lts});
    if (found !== expected) report(`"${found}", expected "${expected}": .3 and .8 have long-term support`, release);
  },
};

/** A release is tagged in its month, or early in the next one: 24.6 came on 2024-07-01, 23.5 on 2023-06-08. */
const DAYS_LATE = 14;

export const releaseYear: Rule = {
  release(release, report) {
    const {version, date} = release;
    const [major, minor] = version.split('.').map(Number) as [number, number];
    const [from, to] = [Date.UTC(2000 + major, minor - 1, 1), Date.UTC(2000 + major, minor, DAYS_LATE)];
    // Without a date this is NaN, which is neither before nor after.
    const time = Date.parse(`${date}T00:00:00Z`);
    const month = new Date(from).toISOString().slice(0, 7);
    if (time < from || time > to)
      report(`date ${date} of ${version}, expected a day of ${month} or of the two weeks after it`, release);
  },
};

export const sectionOrder: Rule = {
  release({sections}, report, {published}) {
    for (const [index, section] of sections.entries()) {
      const late = sections
        .slice(0, index)
        .find(({name}) => SECTION_NAMES.indexOf(section.name) < SECTION_NAMES.indexOf(name));
      // Published releases differ in the order of their sections, and keep it.
      if (late && !(published.includes(section.id) && published.includes(late.id)))
        report(`section "${section.name}" after "${late.name}", expected it before`, section);
    }
  },
};
