import manifest from '@generated/changelog/default/manifest.json';
import {useCallback, useMemo, useState} from 'react';
import {yearsOf} from '../../changelog/data/manifest';
import type {Unpacked} from '../../changelog/data/packed';
import type {Name} from '../../changelog/model/named-items';
import type {Authors} from '../../changelog/model/records';
import {PasteFinder} from '../../changelog/paste/finder';
import {type PasteIndex, type PasteMatch, pasteIndex, pasteMatches} from '../../changelog/paste/matches';
import type {PlannedRelease} from '../../changelog/upgrade/range';
import {useFetched} from '../fetched';
import {authorsOf, readPacked} from './useEntries';

/** What a paste came to. */
export interface Paste {
  /** `idle` until the reader is about to paste. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: string | undefined;
  /** Called when the reader is about to paste, and to try again. */
  readonly start: () => void;
  /** How many names of the changelog the text has. */
  readonly names: number;
  /** The entries that mention one of them, oldest release first. */
  readonly matches: readonly PasteMatch[];
  readonly authors: Authors;
}

/** @throws Error where the JSON is none of ours */
function readNames(json: unknown): readonly Name[] {
  if (!Array.isArray(json)) throw new Error('unexpected content');
  return json as Name[];
}

interface Finder {
  readonly index: PasteIndex;
  readonly finder: PasteFinder;
}

const finders = new WeakMap<Unpacked, Finder>();

/** What finds the names of one year in a text, made once. */
function finderOf(year: Unpacked, names: readonly Name[]): Finder {
  let made = finders.get(year);
  if (!made) {
    const index = pasteIndex(year.releases, names);
    made = {index, finder: new PasteFinder(index.names)};
    finders.set(year, made);
  }
  return made;
}

/**
 * Holds a text against the entries of the releases passed, of which the years' files are fetched at the first call of
 * `start`.
 */
export function usePaste(text: string, passed: readonly PlannedRelease[]): Paste {
  const [started, setStarted] = useState(false);
  const names = useFetched(started ? [manifest.names] : [], readNames);
  const years = useFetched(started ? yearsOf(manifest, passed).map(({entries}) => entries) : [], readPacked);
  const {retry: retryNames} = names;
  const {retry: retryYears} = years;
  const failure = names.failure ?? years.failure;
  const start = useCallback(() => {
    setStarted(true);
    if (failure === undefined) return;
    retryNames();
    retryYears();
  }, [failure, retryNames, retryYears]);
  const ready = started && names.ready && years.ready;

  const result = useMemo(() => {
    const list = names.made.get(manifest.names);
    if (!ready || !list || text.trim() === '') return {names: 0, matches: []};
    const found = new Set<string>();
    const matches: PasteMatch[] = [];
    const versions = new Map(passed.map(({version}, place) => [version, place]));
    for (const year of years.made.values()) {
      const {index, finder} = finderOf(year, list);
      const places = finder.find(text);
      for (const place of places) found.add(index.names[place]!.name);
      const releases = year.releases.filter(({version}) => versions.has(version));
      matches.push(...pasteMatches(index, places, releases));
    }
    const age = ({release: {version}}: PasteMatch): number => versions.get(version)!;
    return {names: found.size, matches: matches.sort((a, b) => age(a) - age(b))};
  }, [ready, names.made, years.made, text, passed]);

  const state = !started ? 'idle' : ready ? 'ready' : failure === undefined ? 'loading' : 'failed';
  const authors = useMemo(() => authorsOf(years.made.values()), [years.made]);
  return {state, failure, start, authors, ...result};
}
