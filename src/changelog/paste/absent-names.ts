import type {Catalogue} from '../defaults/catalogue';
import {type Fate, fateOf} from '../defaults/fate';
import {PASTED_KINDS} from '../defaults/servers';
import type {PlacedEntry, Text} from '../model/records';
import {plainText} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Paste} from './paste';
import {cases, hasName, isMeant} from './rules';

/** A name that servers have, and how a text spells it. */
interface Spelled {
  readonly kind: (typeof PASTED_KINDS)[number];
  readonly name: string;
  readonly spelled: string;
}

/** The names that a paste has, first kinds of views, which statements spell otherwise: `LIVE VIEW`. */
function namesIn({words, hasPhrase, text, run = []}: Paste, {states}: Catalogue['servers']): Spelled[] {
  const views = [...states['table-engine'].keys()].flatMap((name): Spelled[] => {
    const spelled = name.replace(/(?<=[a-z])View$/, ' View').toUpperCase();
    return spelled.endsWith(' VIEW') && hasPhrase(spelled) ? [{kind: 'table-engine', name, spelled}] : [];
  });
  const others = PASTED_KINDS.flatMap((kind) => {
    const named = (word: string) => ({kind, name: word, spelled: word});
    const listed = run.flatMap((item) => (item.kind === kind && states[kind].has(item.name) ? named(item.name) : []));
    const written = [...words].flatMap(([word, places]): Spelled[] => {
      const name = cases({kind, name: word}, word).find((each) => states[kind].has(each));
      // A data type is told from a word by what it has in parentheses.
      const isHere = name && isMeant({kind, name: word}, places);
      return isHere && (kind !== 'data-type' || text.includes(`${name}(`)) ? [named(name)] : [];
    });
    return [...listed, ...written];
  });
  return [...views, ...others];
}

const REMOVED = /\b(?:removed|gone|renamed|replaced|no longer (?:supported|exists?|available))\b/;

/** The entry that says of a name that it is removed, of a release between the last server that has it and the first without it. */
function remover(name: string, {since, before}: Fate, entries: readonly PlacedEntry[]): PlacedEntry | undefined {
  return entries.find(
    ({entry, release: {version}}) =>
      (before === undefined || compareVersions(version, before) > 0) &&
      (since === undefined || compareVersions(version, since) <= 0) &&
      plainText(entry.text)
        .split(/(?<=[.;])\s/)
        .some((sentence) => hasName(sentence, name) && REMOVED.test(sentence)),
  );
}

/**
 * The names of a pasted text that the release upgraded to does not have, a line each; not those that older servers may
 * only be built without.
 * @param entries those of the way, oldest first
 */
export function absentNames(
  paste: Paste,
  {servers}: Catalogue,
  {to, entries}: {readonly to: string; readonly entries: readonly PlacedEntry[]},
): Text[] {
  const lines = new Map<string, Text>();
  for (const {kind, name, spelled} of namesIn(paste, servers)) {
    if (servers.states[kind].get(name)!.some(({known}) => known?.isBuiltLate)) continue;
    const fate = fateOf(servers, kind, name, to);
    if (!fate || lines.has(spelled)) continue;
    const {is, isSure, since, before} = fate;
    const by = is === 'gone' ? remover(spelled, fate, entries) : undefined;
    if (by)
      lines.set(spelled, [{code: spelled}, ': gone with ', {href: by.entry.address, text: [by.release.version]}, '.']);
    else if (is === 'gone')
      lines.set(spelled, [
        {code: spelled},
        `: ${before} has it, ${since} does not${isSure ? '' : `; ${to} was not asked`}.`,
      ]);
    else if (is === 'later')
      lines.set(spelled, [{code: spelled}, `: not yet there; ${since} is the first version asked that has it.`]);
  }
  return [...lines.values()];
}
