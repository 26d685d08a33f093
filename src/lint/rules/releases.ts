// Releases and their sections: version, day, order, address.
import {isLtsVersion, releaseName} from '../../changelog/model/lts';
import {SECTION_NAMES, SECTIONS, type SectionName, sectionSlug} from '../../changelog/model/section-names';
import type {Rule} from '../rule';

export const releaseGap: Rule = {
  page({documents, year: {year, releases}}, report) {
    const isNewestPage = !documents.has(`./${year + 1}.mdx`);
    for (const [index, release] of releases.entries()) {
      const {version, date} = release;
      // A release in preparation is the first of the newest page.
      if (date === undefined && (index > 0 || !isNewestPage))
        report(
          `release ${version} without a date, expected ", YYYY-MM-DD": only the newest waits for its day`,
          release,
        );
      const [newer = '', above = ''] = releases[index - 1]?.version.split('.') ?? [];
      const [major, minor] = version.split('.');
      if (newer === major && Number(above) > Number(minor) + 1)
        report(`release ${version} after ${newer}.${above}, expected ${major}.${Number(above) - 1}`, release);
    }
    const oldest = releases.at(-1);
    if (oldest && !oldest.version.endsWith('.1') && releases.length > 1)
      report(`end of the releases at ${oldest.version}, expected all months of the year down to .1`, oldest);
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

/** Neighbors in the agreed order that may be swapped, because published releases differ in them. */
const MAY_SWAP = new Set(['incompatible upgrade', 'feature experimental', 'experimental performance', 'bug build']);

function belongsBefore(name: SectionName, other: SectionName): boolean {
  const pair = `${SECTIONS[name].kind} ${SECTIONS[other].kind}`;
  return SECTION_NAMES.indexOf(name) < SECTION_NAMES.indexOf(other) && !MAY_SWAP.has(pair);
}

export const sectionOrder: Rule = {
  release({sections}, report) {
    for (const [index, section] of sections.entries()) {
      const late = sections.slice(0, index).find(({name}) => belongsBefore(section.name, name));
      if (late) report(`section "${section.name}" after "${late.name}", expected it before`, section);
    }
  },
};

export const headingScheme: Rule = {
  release({sections}, report, {published}) {
    for (const section of sections) {
      const {id, name} = section;
      const slug = sectionSlug(name);
      // A published id stays even if it does not follow the scheme.
      if (id !== '' && !published.includes(id) && id.replace(/-\d+$/, '') !== slug)
        report(`id #${id}, expected #${slug} and a number where it repeats, like #${slug}-2`, section);
    }
  },
};
