const REPOSITORY = 'https://github.com/ClickHouse/ClickHouse';

/** The address of a pull request of the server. */
export function pullRequestUrl(number: number): string {
  return `${REPOSITORY}/pull/${number}`;
}

/** The address of an issue of the server; GitHub redirects the number of a pull request. */
export function issueUrl(number: number): string {
  return `${REPOSITORY}/issues/${number}`;
}

/** The address of an author's profile. */
export function authorUrl(handle: string): string {
  return `https://github.com/${handle}`;
}
