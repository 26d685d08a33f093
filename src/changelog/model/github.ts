const REPOSITORY = 'https://github.com/ClickHouse/ClickHouse';

export const pullRequestUrl = (number: number): string => `${REPOSITORY}/pull/${number}`;

/** The address of an issue of the server; GitHub redirects the number of a pull request. */
export const issueUrl = (number: number): string => `${REPOSITORY}/issues/${number}`;

/** The address of the server's own notes of a patch release, `24.8.4.13`. */
export function patchNotesUrl(version: string, lts: boolean): string {
  return `${REPOSITORY}/blob/master/docs/changelogs/v${version}-${lts ? 'lts' : 'stable'}.md`;
}

/** The address of the server's advisory, `GHSA-5phv-x8x4-83x5`. */
export const advisoryUrl = (advisory: string): string => `${REPOSITORY}/security/advisories/${advisory}`;

export const authorUrl = (handle: string): string => `https://github.com/${handle}`;
