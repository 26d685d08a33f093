import type {Line} from '../model/patch-release';
import {allReleases, type Release, type Year} from '../model/records';
import type {Resolve} from '../model/text';
import type {Planner} from '../upgrade/compute-plan';
import {type Html, h, htmlOf, ltsMark} from './html';
import {CHECKS_FROM, releaseRows} from './overview';
import {entriesLine, releaseInBrief} from './release-head';

/** What the front page tells of releases, as HTML: of the newest ones, and of all by years. */
export interface FrontPage {
  readonly newest: string;
  readonly years: string;
}

/** What a colleague would tell of a release. */
function briefHtml(release: Release, planner: Planner, line: Line | undefined, resolve: Resolve): Html {
  const link = h('a', {href: resolve(release.address)}, `ClickHouse ${release.version}`);
  return h('section', {}, [
    h('h2', {}, [link, ...ltsMark(release)]),
    entriesLine(release, line, resolve, release.date && `${release.date}, `),
    ...releaseInBrief(release, planner, resolve),
  ]);
}

/**
 * The newest release and the newest with long-term support, which may be one, and a table of each year's.
 * @param years newest first
 * @param lines the patch releases
 */
export function frontPage(
  years: readonly Year[],
  planner: Planner,
  lines: readonly Line[],
  resolve: Resolve,
): FrontPage {
  const {planned} = planner;
  const shown = new Set([planned.at(-1), planned.findLast(({lts}) => lts)].map((each) => each?.version));
  const newest = allReleases(years)
    .filter(({version}) => shown.has(version))
    .map((release) =>
      briefHtml(
        release,
        planner,
        lines.find(({line}) => line === release.version),
        resolve,
      ),
    );
  const tables = years.map((year) => {
    const title = h('h2', {}, h('a', {href: resolve(year.path)}, year.title));
    return h('section', {}, [title, h('table', {class: 'overview'}, releaseRows(year.releases, planner, resolve))]);
  });
  return {newest: htmlOf(newest), years: htmlOf([h('p', {class: 'release-entries'}, CHECKS_FROM), ...tables])};
}
