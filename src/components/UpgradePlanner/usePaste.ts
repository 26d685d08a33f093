import manifest from '@generated/changelog/default/manifest.json';
import {useMemo, useState} from 'react';
import type {Name} from '../../changelog/model/named-items';
import {aboutSettings} from '../../changelog/paste/about-settings';
import {absentNames} from '../../changelog/paste/absent-names';
import {readLog} from '../../changelog/paste/log';
import {type PasteIndex, type PasteMatch, pasteIndex, pasteMatches} from '../../changelog/paste/matches';
import {PasteFinder} from '../../changelog/paste/paste-finder';
import {pastedSettings} from '../../changelog/paste/pasted-settings';
import {releasesWith} from '../../changelog/patches/entries-of';
import {oldestFirst} from '../../changelog/upgrade/plan';
import {isWithin} from '../../changelog/upgrade/range';
import type {UpgradePlan} from '../../changelog/upgrade/upgrade-plan';
import {yearsOf} from '../../changelog/wire/manifest';
import type {Unpacked} from '../../changelog/wire/packed';
import {useFetched} from '../fetched';
import {authorsOf} from './usePlan';

/** Whether the data to compare a paste with is loaded. */
export type PasteState = 'loading' | 'ready' | 'failed';

type Source = Pick<Unpacked, 'releases'>;
const finders = new WeakMap<Source, {readonly index: PasteIndex; readonly finder: PasteFinder}>();

/** The finder of the names of one year, made once. */
function finderOf(year: Source, names: readonly Name[]) {
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
export function usePaste(text: string, {passed, range, net, changed, once, way}: UpgradePlan) {
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

  /** What the text is compared with: the years; within a line, what the patch releases bring. */
  const sources = useMemo((): readonly Source[] => {
    const isOfLine = way?.to && isWithin(range);
    return isOfLine ? [{releases: releasesWith(way.brought, way.to!.line.entries)}] : years;
  }, [years, way, range]);
  const result = useMemo(() => {
    const found = new Set<string>();
    const matches: PasteMatch[] = [];
    const versions = new Set(passed.map(({version}) => version));
    const log = readLog(text);
    // Of a log, paths, addresses and the functions of libraries would be found as names.
    const said = log ? `${log.message}\n${log.context}` : text;
    for (const year of compared && text.trim() !== '' ? sources : []) {
      const {index, finder} = finderOf(year, compared!);
      const places = finder.find(said);
      for (const place of places) found.add(index.names[place]!.name);
      const releases = year.releases.filter(({version}) => passed.length === 0 || versions.has(version));
      matches.push(...pasteMatches(index, places, releases));
    }
    return {
      /** How many names the text has that entries of these years mention. */
      names: found.size,
      /** The entries that mention one of them, oldest release first. */
      matches: matches.sort(oldestFirst),
    };
  }, [compared, sources, text, passed]);

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
