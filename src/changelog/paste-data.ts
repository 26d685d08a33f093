import {codeSpans, type Name, NameFinder} from './names';
import {counts, isDistinctCode, type PasteKind} from './paste-rules';
import {SECTIONS, type SectionKind} from './section-names';
import {type Segments, segments} from './segments';
import type {CompleteRelease, PlannedEntry} from './upgrade';

/** An entry in the file that the planner loads for a paste; short keys keep the file small. */
export interface PasteEntry {
  readonly id: string;
  /** Its id on the planner's page, where it is another one. */
  readonly anchor?: string;
  readonly kind: SectionKind;
  /** 1 where the entry matters to every upgrade; its text is on the page then. */
  readonly matters?: 1;
  readonly text?: Segments;
  readonly pullRequests?: readonly number[];
  /** Indices into `names`. */
  readonly names: readonly number[];
}

/**
 * What the planner loads once something is pasted: all entries of all complete releases, oldest first, and what they
 * mention.
 */
export interface PasteData {
  readonly names: readonly (readonly [kind: PasteKind, name: string])[];
  readonly releases: readonly {
    readonly version: string;
    readonly path: string;
    readonly entries: readonly PasteEntry[];
  }[];
}

/** The words of an entry's code spans that are no known names and yet distinct. */
function ownWords(entry: PlannedEntry['entry'], known: ReadonlySet<string>): Set<string> {
  const words = codeSpans(entry).flatMap((code) => [...code.matchAll(/[\w.]+/g)].map(([word]) => word));
  return new Set(words.filter((word) => isDistinctCode(word) && !known.has(word)));
}

/** Computes that file. */
export function pasteData(releases: readonly CompleteRelease[], names: readonly Name[]): PasteData {
  const finder = new NameFinder(names);
  const known = new Set(names.flatMap(({name}) => [name, ...name.split('.')]));
  const indices = new Map<string, number>();
  const list: [PasteKind, string][] = [];
  const indexOf = (kind: PasteKind, name: string): number => {
    const key = `${kind} ${name}`;
    if (!indices.has(key)) indices.set(key, list.push([kind, name]) - 1);
    return indices.get(key)!;
  };
  const row = ({entry, section, anchor, reason}: PlannedEntry): PasteEntry => {
    const mentioned = finder
      .mentions(entry)
      .filter(counts)
      .map(({kind, name}) => indexOf(kind, name));
    const own = [...ownWords(entry, known)].map((word) => indexOf('code', word));
    const {pullRequests} = entry.references;
    return {
      id: entry.id,
      ...(anchor !== entry.id && {anchor}),
      kind: SECTIONS[section.name].kind,
      ...(reason ? {matters: 1} : {text: segments(entry), pullRequests}),
      names: [...mentioned, ...own],
    };
  };
  const rows = releases.map(({path, release, entries}) => ({
    version: release.version,
    path,
    entries: entries.map(row),
  }));
  return {names: list, releases: rows};
}
