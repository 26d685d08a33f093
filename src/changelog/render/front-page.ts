import {releaseName} from '../model/lts';
import type {Release, Year} from '../model/records';
import {siteUrl} from '../model/site';
import type {PlannedRelease} from '../upgrade/range';
import {htmlOf} from './html';
import {releaseInBrief} from './release-head';

/** A release as the front page tells of it. */
export interface FrontRelease extends Pick<Release, 'address' | 'date'> {
  /** `26.8 LTS` */
  readonly name: string;
  readonly entries: number;
  /** What to check before an upgrade to it, and its summary. */
  readonly html: string;
}

/**
 * The newest release and the newest with long-term support, which may be one.
 * @param years newest first
 * @param planned all releases with entries, oldest first
 * @param baseUrl the path under which the site is served
 */
export function frontReleases(
  years: readonly Year[],
  planned: readonly PlannedRelease[],
  baseUrl: string,
): FrontRelease[] {
  const shown = new Set([planned.at(-1), planned.findLast(({lts}) => lts)].map((each) => each?.version));
  return years.flatMap(({path, releases}) => {
    const resolve = (href: string): string =>
      /^[#/]/.test(href) ? siteUrl(href.startsWith('#') ? path + href : href, {url: '', baseUrl}) : href;
    return releases
      .filter(({version}) => shown.has(version))
      .map((release) => ({
        name: releaseName(release),
        address: release.address,
        ...(release.date !== undefined && {date: release.date}),
        entries: planned.find(({version}) => version === release.version)!.entries,
        html: htmlOf(releaseInBrief(release, planned, resolve)),
      }));
  });
}
