import type {Release} from './records';

/** Orders versions by age: negative if `a` is older than `b`. */
export const compareVersions = new Intl.Collator('en', {numeric: true}).compare;

/** The year of a version: 2024 for `24.8`. */
export function yearOfVersion(version: string): number {
  return 2000 + Number(version.split('.')[0]);
}

/** A release as its heading names it, `24.8 LTS`. */
export function releaseName({version, lts}: Pick<Release, 'version' | 'lts'>): string {
  return lts ? `${version} LTS` : version;
}

/** The heading of a release, `ClickHouse release 24.8 LTS, 2024-08-20`. */
export function releaseTitle({date, ...release}: Pick<Release, 'version' | 'lts' | 'date'>): string {
  return `ClickHouse release ${releaseName(release)}${date === undefined ? '' : `, ${date}`}`;
}
