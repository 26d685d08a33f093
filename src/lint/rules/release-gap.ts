import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  const isNewestPage = !page.documents.has(`./${page.year.year + 1}.mdx`);
  for (const [index, release] of page.year.releases.entries()) {
    const {version, date} = release;
    // A release that is being prepared stands first on the newest page.
    if (date === undefined && (index > 0 || !isNewestPage))
      report(
        `Unexpected release ${version} without a date, ` +
          `expected ", YYYY-MM-DD" after it: only the newest may wait for its day`,
        placeOf(page, release),
      );
    const newer = page.year.releases[index - 1];
    const [major, minor] = version.split('.').map(Number) as [number, number];
    if (newer?.version.startsWith(`${major}.`) && Number(newer.version.split('.')[1]) > minor + 1) {
      report(
        `Unexpected release ${version} after ${newer.version}, ` +
          `expected ${major}.${Number(newer.version.split('.')[1]) - 1}`,
        placeOf(page, release),
      );
    }
  }
  const oldest = page.year.releases.at(-1);
  if (oldest && !oldest.version.endsWith('.1') && page.year.releases.length > 1) {
    report(
      `Unexpected end of the releases at ${oldest.version}, expected all months of the year down to .1`,
      placeOf(page, oldest),
    );
  }
}

export const releaseGap: Rule = {id: 'release-gap', severity: 'error', check};
