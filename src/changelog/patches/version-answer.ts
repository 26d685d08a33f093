import {lineOf} from '../model/patch-release';
import {compareVersions, monthsAfter} from '../model/versions';
import {type BugVersions, versionsAround} from './bug-versions';

/** What the page has of an entry, as attributes that render/year-page.ts writes. */
export interface Facts {
  /** The release that has the change. */
  readonly release: string;
  /** Of a bug: the first release that has it; '' where that is not known. */
  readonly since: string;
  /** Of a bug: the versions that have it. */
  readonly bugs: readonly BugVersions[];
  /**
   * The release, or the patch release of its line, in which the change holds no more; its own release if it was taken back
   * before that; undefined if it holds.
   */
  readonly until?: string | undefined;
  /** The patch releases that have the change, newest first. */
  readonly patches: readonly string[];
  /** The path of the page of the patch releases. */
  readonly page: string;
}

/** Which versions have the change, as HTML. */
export function versionsHtml({release, since, bugs, until, patches, page}: Facts): string {
  const linked = (name: string) => `<a href="${page}#${name}">${name}</a>`;
  const ofRelease = patches.find((name) => lineOf(name) === release);
  const end = until ? `, until ${until}` : '';
  const isTakenBack = until === release;
  const last = ofRelease ? release : monthsAfter(release, -1);
  const fixed = [...(ofRelease ? [] : [release]), ...patches.map(linked)].join(', ');
  if (since && !isTakenBack && compareVersions(since, last) <= 0) {
    const older = bugs.filter(({from, isSure}) => isSure && compareVersions(from, since) < 0);
    const brought = older.length > 0 ? `, and from ${older.map(({from}) => linked(from)).join(', ')} on` : '';
    const unsure = bugs.find(({from, isSure}) => !isSure && compareVersions(from, since) >= 0);
    const perhaps = unsure ? ` (${unsure.from} may be without it)` : '';
    return `Bug in ${since === last ? '' : `${since} to `}${last}${perhaps}${brought}; fixed in ${fixed}${end}.`;
  }
  const older = patches.filter((name) => name !== ofRelease).map((name) => `${lineOf(name)} from ${linked(name)}`);
  const newer = ofRelease ? `From ${linked(ofRelease)} on, and in later releases` : `In ${release} and later`;
  const which = isTakenBack ? `Not in ${release}: taken back before the release` : newer + end;
  return `${which}. ${older.length > 0 ? `Backported: ${older.join(' · ')}.` : 'No backport is known.'}`;
}

/** What is said of the reader's version, three or four numbers or a line: `has the bug; fixed in 25.8.5`. */
export function verdict({release, since, bugs, until, patches}: Facts, version: string): string {
  const line = lineOf(version);
  const around = versionsAround(bugs, version);
  const mayHave = around?.isSure === false;
  const isTakenBack = until === release;
  const [has, not, from, what] = since
    ? ['fixed', mayHave ? 'may have the bug' : 'has the bug', 'fixed', 'the fix']
    : ['included', 'not included', 'first', 'it'];
  if (until && compareVersions(version, until) >= 0) return isTakenBack ? not : `no longer ${has}`;
  const inLine = (wanted: string) => patches.find((name) => lineOf(name) === wanted);
  const first = inLine(line);
  const brought = version === line && bugs.find(({from}) => from !== line && lineOf(from) === line);
  if (brought) return `has the bug from ${brought.from} on${first ? `, fixed from ${first} on` : ''}`;
  if (first && version === line) return `${has} from ${first} on`;
  if (compareVersions(version, first ?? release) >= 0) return has;
  if (since && !around) return 'does not have the bug';
  if (mayHave && !first) return `${not}; fixed in ${release}`;
  if (first) return `${not}; ${from} in ${first}`;
  if (isTakenBack) return not;
  const newer = [inLine(release) ?? release, ...patches].filter((name) => compareVersions(name, version) > 0);
  return `${not}. No known ${line} release has ${what}; nearest: ${newer.sort(compareVersions)[0]}`;
}
