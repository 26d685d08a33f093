import type {Catalogue} from '../defaults/catalogue';
import {type Fate, fateOf} from '../defaults/fate';
import {PASTED_KINDS} from '../defaults/servers';
import type {PlacedEntry, Text} from '../model/records';
import {plainText} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Paste} from './paste';
import {PasteFinder} from './paste-finder';
import {hasName} from './rules';

interface Changed {
  readonly kind: (typeof PASTED_KINDS)[number];
  readonly name: string;
  /** How a text has it. */
  readonly spelled: string;
  readonly anyCase: boolean;
}

const finders = new WeakMap<Catalogue, {readonly names: readonly Changed[]; readonly finder: PasteFinder}>();

/** Finds names that servers have, made once for a catalogue; not those that older servers may only be built without. */
function finderOf(catalogue: Catalogue) {
  const known = finders.get(catalogue);
  if (known) return known;
  const names = PASTED_KINDS.flatMap((kind) =>
    [...catalogue.servers.states[kind]].flatMap(([name, list]): Changed[] => {
      const states = list.flatMap((state) => state.known ?? []);
      if (states.some(({isBuiltLate}) => isBuiltLate)) return [];
      const each = {kind, name, spelled: name, anyCase: states.some(({anyCase}) => anyCase)};
      // Statements spell a kind of view otherwise: `LIVE VIEW`.
      const view = kind === 'table-engine' && /^([A-Z][a-z]+)View$/.exec(name)?.[1];
      return view ? [each, {...each, spelled: `${view.toUpperCase()} VIEW`}] : [each];
    }),
  );
  const finder = new PasteFinder(
    names.map(({kind, name, spelled, anyCase}) =>
      spelled === name ? {kind, name, anyCase} : {kind: 'statement', name: spelled},
    ),
  );
  const made = {names, finder};
  finders.set(catalogue, made);
  return made;
}

/** The names that a text has. A data type is told from a word by what it has in parentheses. */
function namesIn(paste: Paste, catalogue: Catalogue): Changed[] {
  const {names, finder} = finderOf(catalogue);
  const found = [...finder.find(paste)].map((index) => names[index]!);
  return found.filter(({kind, name}) => kind !== 'data-type' || paste.run || paste.text.includes(`${name}(`));
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
 * The names of a pasted text that the release upgraded to does not have, a line each.
 * @param entries those of the way, oldest first
 */
export function absentNames(
  paste: Paste,
  catalogue: Catalogue,
  {to, entries}: {readonly to: string; readonly entries: readonly PlacedEntry[]},
): Text[] {
  const lines = new Map<string, Text>();
  for (const {kind, name, spelled} of namesIn(paste, catalogue)) {
    const fate = fateOf(catalogue.servers, kind, name, to);
    if (!fate || lines.has(spelled)) continue;
    const {is, isSure, since, before} = fate;
    const by = is === 'gone' ? remover(spelled, fate, entries) : undefined;
    const said: Text | undefined = by
      ? [': gone with ', {href: by.entry.address, text: [by.release.version]}, '.']
      : is === 'gone'
        ? [`: ${before} has it, ${since} does not${isSure ? '' : `; ${to} was not asked`}.`]
        : is === 'later'
          ? [`: not yet there; ${since} is the first version asked that has it.`]
          : undefined;
    if (said) lines.set(spelled, [{code: spelled}, ...said]);
  }
  return [...lines.values()];
}
