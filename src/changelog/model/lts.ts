// Which releases get long-term support, until when, and how a release is named with it.
import type {Release} from './records';

/** The months of a year whose releases get long-term support. */
const LTS_MONTHS = ['3', '8'];

/** Whether a release, `24.8`, or one of its patch releases, gets long-term support; in a page's source its heading says so with `LTS`. */
export function isLtsVersion(version: string): boolean {
  return LTS_MONTHS.includes(version.split('.')[1]!);
}

/** A release as its heading names it, `24.8 LTS`. */
export function releaseName({version, lts}: Pick<Release, 'version' | 'lts'>): string {
  return lts ? `${version} LTS` : version;
}

/** The heading of a release, `ClickHouse release 24.8 LTS, 2024-08-20`. */
export function releaseTitle({date, ...release}: Pick<Release, 'version' | 'lts' | 'date'>): string {
  return `ClickHouse release ${releaseName(release)}${date === undefined ? '' : `, ${date}`}`;
}

/** Which of these releases, oldest first, still get fixes on a day, `YYYY-MM-DD`, by the server's policy. */
export function supportedReleases(
  all: readonly Pick<Release, 'version' | 'lts' | 'date'>[],
  today: string,
): ReadonlySet<string> {
  const out = all.filter(({date}) => date !== undefined && date <= today);
  const lts = out.filter((release) => release.lts);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const young = lts.filter(({date}) => date! > yearAgo);
  return new Set([...out.slice(-3), ...lts.slice(-2), ...young].map(({version}) => version));
}
