import type {Cve} from './advisories';
import {EFFECTS, type Effect} from './effects';
import {isLtsVersion} from './lts';
import type {Authors, PlacedEntry, Text, Undo} from './records';
import {SECTIONS} from './section-names';
import {commaList} from './text';
import {assignment, SCOPES, UNDO_SCOPES} from './undo';

const REPOSITORY = 'https://github.com/ClickHouse/ClickHouse';

const pullRequestUrl = (number: number): string => `${REPOSITORY}/pull/${number}`;

/** The address of an issue of the server; GitHub redirects the number of a pull request. */
const issueUrl = (number: number): string => `${REPOSITORY}/issues/${number}`;

/** The address of the server's own notes of a patch release, `24.8.4.13`. */
export function patchNotesUrl(version: string): string {
  return `${REPOSITORY}/blob/master/docs/changelogs/v${version}-${isLtsVersion(version) ? 'lts' : 'stable'}.md`;
}

/** The address of the server's advisory, `GHSA-5phv-x8x4-83x5`. */
const advisoryUrl = (advisory: string): string => `${REPOSITORY}/security/advisories/${advisory}`;

/** The server's documentation of a setting. */
export function settingUrl({scope, setting}: {readonly scope: string; readonly setting: string}): string {
  const page = scope === 'merge-tree' ? 'merge-tree-settings' : 'settings';
  return `https://clickhouse.com/docs/operations/settings/${page}#${setting}`;
}

const authorUrl = (handle: string): string => `https://github.com/${handle}`;

/** A part of an entry's references, as text. `check` means that the entry must be checked before an upgrade. */
export interface Clause {
  readonly kind: 'origin' | 'closes' | 'see' | 'cve' | 'since' | 'cause' | 'until' | 'check' | 'undo' | 'patches';
  readonly text: Text;
}

/** Whether a clause says what an upgrade needs, and not where the change comes from. */
export const isMark = ({kind}: Clause): boolean => kind === 'check' || kind === 'undo';

/** The separator of two clauses. */
export const BETWEEN_CLAUSES = ' · ';

function numbers(list: readonly number[], url: (number: number) => string): Text {
  return commaList(list.map((number) => ({href: url(number), text: [`#${number}`]})));
}

/** What the link to an entry says that is shown away from its page. */
export function entryName({release, entry}: Pick<PlacedEntry, 'release' | 'entry'>): string {
  return entry.source ? 'source' : `entry of ${release.version}`;
}

/** Links to advisories, by the numbers of the vulnerabilities. */
export const cveLinks = (list: readonly Cve[]): Text =>
  commaList(list.map(({cve, advisory}) => ({href: advisoryUrl(advisory), text: [cve]})));

/** Links to pull requests. */
export const pullRequestLinks = (list: readonly number[]): Text => numbers(list, pullRequestUrl);

/** What an entry says of settings that bring the old behavior back: `Old behavior: a = 1, b = 0`. */
export function oldBehavior(undo: readonly Undo[]): Text {
  return ['Old behavior: ', ...commaList(undo.map((each) => ({code: assignment(each)})))];
}

function undoClauses(undo: readonly Undo[]): Clause[] {
  return SCOPES.map((scope) => {
    const own = undo.filter((item) => item.scope === scope);
    const {name} = UNDO_SCOPES[scope];
    const label = name === '' ? '' : ` (${name})`;
    return {kind: 'undo', text: own.length > 0 ? [...oldBehavior(own), label] : []};
  });
}

/** What the mark of an entry says: `Check before upgrading: now fails, other results`. */
function checkText(effects: readonly Effect[]): string {
  return `Check before upgrading: ${effects.map((effect) => EFFECTS[effect]).join(', ')}`;
}

/**
 * What `since` of an entry names: the first release that has the bug which the entry fixes, or the release that brought what
 * it changes. What made something slower counts as a bug, too.
 */
export function sinceMeans({name}: Pick<PlacedEntry['section'], 'name'>): 'bug' | 'change' {
  return ['bug', 'performance'].includes(SECTIONS[name].kind) ? 'bug' : 'change';
}

/** What `since` of an entry says, `bug since 25.12`. */
function sinceText({section, entry: {since}}: Pick<PlacedEntry, 'section' | 'entry'>): Text {
  if (since === undefined) return [];
  return [sinceMeans(section) === 'bug' ? `bug since ${since}` : `changes what ${since} brought`];
}

/** The references of an entry as a reader sees them, and what brings the old behavior back. */
export function referenceClauses(placed: PlacedEntry, authors?: Authors): Clause[] {
  const {entry, release} = placed;
  const {pullRequests, cve = [], undo, effects, causedBy, until} = entry;
  const handles = authors ? entry.authors : [];
  const by = commaList(handles.map((handle) => ({href: authorUrl(handle), text: [authors?.[handle] ?? handle]})));
  const lead = by.length === 0 ? [] : [pullRequests.length > 0 ? ' by ' : 'By '];
  const issues = (kind: 'closes' | 'see'): Clause => ({
    kind,
    text: entry[kind].length > 0 ? [`${kind} `, ...numbers(entry[kind], issueUrl)] : [],
  });
  const clauses: Clause[] = [
    {kind: 'origin', text: [...pullRequestLinks(pullRequests), ...lead, ...by]},
    issues('closes'),
    issues('see'),
    {kind: 'cve', text: cve.length > 0 ? ['fixes ', ...cveLinks(cve)] : []},
    {kind: 'since', text: sinceText(placed)},
    {kind: 'cause', text: causedBy.length > 0 ? ['caused by ', ...pullRequestLinks(causedBy)] : []},
    {kind: 'until', text: until ? [`${until === release.version ? 'not in' : 'until'} ${until}`] : []},
    {kind: 'check', text: effects.length > 0 ? [checkText(effects)] : []},
    ...undoClauses(undo),
  ];
  return clauses.filter(({text}) => text.length > 0);
}
