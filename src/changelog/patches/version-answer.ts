import {lineOf} from '../model/patch-release';
import {compareVersions} from '../model/versions';
import {type BugVersions, versionsAround} from './bug-versions';

/** What an entry says of itself: src/remark/changelog.ts. */
export interface Facts {
  /** The release that has the change. */
  readonly release: string;
  /** Of a bug: the first release that has it; '' where that is not known. */
  readonly since: string;
  /** Of a bug: the versions that have it. */
  readonly bugs: readonly BugVersions[];
  /** The patch releases that have the change, newest first. */
  readonly patches: readonly string[];
  /** The path of the page of the patch releases. */
  readonly page: string;
}

function before(release: string): string {
  const [year, month] = release.split('.').map(Number);
  return month === 1 ? `${Number(year) - 1}.12` : `${year}.${Number(month) - 1}`;
}

/** The version that a reader means, `26.3.12`; undefined if the text is not one. */
export function ownVersion(text: string): string | undefined {
  return /^\s*v?(2\d\.(?:1[0-2]|[1-9])(?:\.\d+){0,2})(?:[ -]\w+)?\s*$/.exec(text)?.[1];
}

/** Which versions have the change, as HTML. */
export function told({release, since, bugs, patches, page}: Facts): string {
  const linked = (name: string) => `<a href="${page}#${name}">${name}</a>`;
  const own = patches.find((name) => lineOf(name) === release);
  const last = own ? release : before(release);
  const fixed = [...(own ? [] : [release]), ...patches.map(linked)].join(', ');
  if (since && compareVersions(since, last) <= 0) {
    const older = bugs.filter(({from, isSure}) => isSure && compareVersions(from, since) < 0);
    const brought = older.length > 0 ? `, and from ${older.map(({from}) => linked(from)).join(', ')} on` : '';
    return `Bug in ${since === last ? '' : `${since} to `}${last}${brought}; fixed in ${fixed}.`;
  }
  const older = patches.filter((name) => name !== own).map((name) => `${lineOf(name)} from ${linked(name)}`);
  const newer = own ? `From ${linked(own)} on, and in later releases.` : `In ${release} and later.`;
  return `${newer} ${older.length > 0 ? `Backported: ${older.join(' · ')}.` : 'No backport is known.'}`;
}

/** Whether the reader's own version has it. */
export function verdict({release, since, bugs, patches}: Facts, own: string): string {
  const line = lineOf(own);
  const around = versionsAround(bugs, own);
  const mayHave = around?.isSure === false;
  const [has, not, from, what] = since
    ? ['fixed', mayHave ? 'may have the bug' : 'has the bug', 'fixed', 'the fix']
    : ['included', 'not included', 'first', 'it'];
  const inLine = (wanted: string) => patches.find((name) => lineOf(name) === wanted);
  const first = inLine(line);
  const brought = own === line && bugs.find(({from}) => from !== line && lineOf(from) === line);
  if (brought) return `has the bug from ${brought.from} on${first ? `, fixed from ${first} on` : ''}`;
  if (first && own === line) return `${has} from ${first} on`;
  if (compareVersions(own, first ?? release) >= 0) return has;
  if (since && !around) return 'does not have the bug';
  if (mayHave && !first) return `${not}; fixed in ${release}`;
  if (first) return `${not}; ${from} in ${first}`;
  const newer = [inLine(release) ?? release, ...patches].filter((name) => compareVersions(name, own) > 0);
  return `${not}. No known ${line} release has ${what}; nearest: ${newer.sort(compareVersions)[0]}`;
}
