import {PASTED_KINDS} from '../defaults/asked-servers';
import type {Catalogue} from '../defaults/catalogue';
import {type NameStatus, statusIn} from '../defaults/name-status';
import type {PlacedEntry, Text} from '../model/records';
import {plainText} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Paste} from './paste';
import {hasName} from './rules';

/** Why a release does not know a name, or ignores a setting; `end` is since when, as an entry says. */
export function whyNot({is, isSure, since, before}: NameStatus, to: string, end?: string): string | undefined {
  const isEnd = is === 'gone' || is === 'obsolete';
  if (isEnd && end && end !== since && compareVersions(to, end) < 0) return undefined;
  if (isEnd && end && (isSure || end !== since)) {
    const from = `since ${end}${end === since ? ', or earlier' : ''}`;
    return is === 'gone' ? `Unknown ${from}: setting it is an error.` : `Without effect ${from}: you can drop it.`;
  }
  const notAsked = isSure ? '' : `; ${to} was not asked`;
  if (is === 'later') return `Not in ${to}: ${since} is the first version asked that knows it.`;
  if (is === 'gone') return `${before} knows it, ${since} does not${notAsked}.`;
  if (is === 'obsolete') return `${before} heeds it, ${since} ignores it${notAsked}.`;
  return is === 'known' && !isSure ? `${since} knows it, ${before} does not${notAsked}.` : undefined;
}

const REMOVED = /\b(?:removed|gone|renamed|replaced|no longer (?:supported|exists?|available))\b/;

/** The entry that says that a name is removed, of a release between the last server that has it and the first without it. */
function remover(name: string, {since, before}: NameStatus, entries: readonly PlacedEntry[]): PlacedEntry | undefined {
  const says = (sentence: string): boolean => hasName(sentence, name) && REMOVED.test(sentence);
  return entries
    .filter(({release: {version}}) => compareVersions(version, before!) > 0 && compareVersions(version, since!) <= 0)
    .find(({entry}) =>
      plainText(entry.text)
        .split(/(?<=[.;])\s/)
        .some(says),
    );
}

/** The names that a release does not have, but for those that older servers may only be built without. */
export function absentNames(paste: Paste, {servers}: Catalogue, to: string, entries: readonly PlacedEntry[]): Text[] {
  const lines = new Map<string, Text>();
  for (const kind of PASTED_KINDS)
    for (const [name, states] of servers.states[kind]) {
      // Statements spell kinds of views otherwise: `LIVE VIEW`.
      const isView = kind === 'table-engine' && /[a-z]View$/.test(name);
      const spelled = isView ? name.replace('View', ' View').toUpperCase() : name;
      if (!paste.has(isView ? {kind: 'statement', name: spelled} : {kind, name})) continue;
      // In a text, a data type is told from a word by what it has in parentheses.
      if (kind === 'data-type' && !paste.run && !paste.text.includes(`${name}(`)) continue;
      const status = statusIn(servers, kind, name, to);
      if (!status || status.is === 'known' || states.some(({known}) => known?.isBuiltLate)) continue;
      const by = status.is === 'gone' ? remover(spelled, status, entries) : undefined;
      const why: Text = by
        ? ['gone with ', {href: by.entry.address, text: [by.release.version]}, '.']
        : [whyNot(status, to) ?? ''];
      lines.set(spelled, [{code: spelled}, ': ', ...why]);
    }
  return [...lines.values()];
}
