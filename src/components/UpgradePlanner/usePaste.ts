import manifest from '@generated/changelog/default/manifest.json';
import {useMemo, useState} from 'react';
import type {Name} from '../../changelog/model/named-items';
import {aboutSettings} from '../../changelog/paste/about-settings';
import {absentNames} from '../../changelog/paste/absent-names';
import {type PasteIndex, type PasteMatch, pasteIndex, pasteMatches} from '../../changelog/paste/matches';
import {PasteFinder} from '../../changelog/paste/paste-finder';
import {pastedSettings} from '../../changelog/paste/pasted-settings';
import {oldestFirst} from '../../changelog/upgrade/plan';
import type {UpgradePlan} from '../../changelog/upgrade/upgrade-plan';
import {yearsOf} from '../../changelog/wire/manifest';
import type {Unpacked} from '../../changelog/wire/packed';
import {useFetched} from '../fetched';
import {authorsOf} from './usePlan';

/** Whether the data to compare a paste with is loaded. */
export type PasteState = 'loading' | 'ready' | 'failed';

const finders = new WeakMap<Unpacked, {readonly index: PasteIndex; readonly finder: PasteFinder}>();

/** The finder of the names of one year, made once. */
function finderOf(year: Unpacked, names: readonly Name[]) {
  const known = finders.get(year);
  if (known) return known;
  const index = pasteIndex(year.releases, names);
  const made = {index, finder: new PasteFinder(index.names)};
  finders.set(year, made);
  return made;
}

/**
 * Compares a text with the entries of the releases passed, and its settings with the defaults that change. The first
 * call of `start` fetches the files of their years; later calls try again if that failed.
 */
export function usePaste(text: string, {passed, range, net, changed, once}: UpgradePlan) {
  const [started, setStarted] = useState(false);
  const {years, names, settings, ready, failure, retry} = useFetched(
    started
      ? [manifest.names, manifest.settings ?? [], yearsOf(manifest, passed).map(({entries}) => entries)].flat()
      : [],
  );
  const start = (): void => {
    setStarted(true);
    if (failure !== undefined) retry();
  };
  const compared = ready ? names : undefined;
  const state: PasteState = compared ? 'ready' : failure === undefined ? 'loading' : 'failed';

  const result = useMemo(() => {
    const found = new Set<string>();
    const matches: PasteMatch[] = [];
    const versions = new Set(passed.map(({version}) => version));
    for (const year of compared && text.trim() !== '' ? years : []) {
      const {index, finder} = finderOf(year, compared!);
      const places = finder.find(text);
      for (const place of places) found.add(index.names[place]!.name);
      const releases = year.releases.filter(({version}) => versions.has(version));
      matches.push(...pasteMatches(index, places, releases));
    }
    return {
      /** How many names the text has that entries of these years mention. */
      names: found.size,
      /** The entries that mention one of them, oldest release first. */
      matches: matches.sort(oldestFirst),
    };
  }, [compared, years, text, passed]);

  const {to} = range;
  const about = useMemo(
    () => (compared && settings ? aboutSettings(pastedSettings(text), settings, {to, net, changed}) : undefined),
    [compared, settings, text, to, net, changed],
  );
  const absent = useMemo(
    () => (compared && settings ? absentNames(text, settings, {to, entries: once}) : []),
    [compared, settings, text, to, once],
  );
  const authors = useMemo(() => authorsOf(years), [years]);
  return {state, failure, start, authors, about, absent, ...result};
}
