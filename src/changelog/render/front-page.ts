import {releaseName} from '../model/lts';
import type {Release, Year} from '../model/records';
import type {Resolve} from '../model/text';
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
 * @param resolveOf gives what completes the links of a year
 */
export function frontReleases(
  years: readonly Year[],
  planned: readonly PlannedRelease[],
  resolveOf: (year: Year) => Resolve,
): FrontRelease[] {
  const shown = new Set([planned.at(-1), planned.findLast(({lts}) => lts)].map((each) => each?.version));
  return years.flatMap((year) =>
    year.releases
      .filter(({version}) => shown.has(version))
      .map((release) => ({
        name: releaseName(release),
        address: release.address,
        ...(release.date !== undefined && {date: release.date}),
        entries: planned.find(({version}) => version === release.version)!.entries,
        html: htmlOf(releaseInBrief(release, planned, resolveOf(year))),
      })),
  );
}
