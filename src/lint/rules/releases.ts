// Releases, and what stands around them on a page.
import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {isLtsVersion, releaseName} from '../../changelog/model/lts';
import {isOverview} from '../../changelog/parse/headings';
import {placeOf, type Rule} from '../rule';

export const releaseLts: Rule = {
  release(release, report, page) {
    const {version, lts} = release;
    const expected = releaseName({version, lts: isLtsVersion(version)});
    const found = releaseName({version, lts});
    if (found !== expected)
      report(`"${found}", expected "${expected}": .3 and .8 have long-term support`, placeOf(page, release));
  },
};

/** A release is tagged in its month, or early in the next one: 24.6 came on 2024-07-01, 23.5 on 2023-06-08. */
const DAYS_LATE = 14;

export const releaseYear: Rule = {
  release(release, report, page) {
    const {version, date} = release;
    const [major, minor] = version.split('.').map(Number) as [number, number];
    const [from, to] = [Date.UTC(2000 + major, minor - 1, 1), Date.UTC(2000 + major, minor, DAYS_LATE)];
    // Without a date this is NaN, which is neither before nor after.
    const time = Date.parse(`${date}T00:00:00Z`);
    const month = new Date(from).toISOString().slice(0, 7);
    // A release in preparation is the first of the newest page.
    const waits = release === page.year.releases[0] && !page.isOlder;
    if (time < from || time > to || (date === undefined && !waits))
      report(
        `${date ? `date ${date}` : 'heading without a date'} of ${version}, expected a day of ${month} or of the two weeks after it`,
        placeOf(page, release),
      );
  },
};

/** What stands around the releases of a page. */
export const pageFrame: Rule = {
  page({tree, lines, year}, report) {
    const heading = `## Releases of ${year.year || 'YEAR'} {/* #${OVERVIEW_ID} */}`;
    const overview = tree.children.find(isOverview)?.position;
    const line = overview ? `"${lines[overview.start.line - 1]}"` : 'page without an overview';
    if (line !== `"${heading}"`) report(`${line}, expected "${heading}" before the releases`, overview ?? lines.length);
    const rule = tree.children.findIndex(({type}) => type === 'thematicBreak');
    const [link, ...rest] = rule === -1 ? [] : tree.children.slice(rule + 1);
    const isLink = link?.type === 'paragraph' && link.children.some(({type}) => type === 'link');
    if (!isLink || rest.length > 0)
      report(
        'end of the page, expected a line of --- and then one link to the year before or after',
        (isLink ? rest[0] : link)?.position ?? lines.length,
      );
  },
};
