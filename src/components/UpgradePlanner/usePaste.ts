import manifest from '@generated/changelog/default/manifest.json';
import {useMemo, useState} from 'react';
import type {Name} from '../../changelog/model/named-items';
import {type PlacedEntry, placedEntries} from '../../changelog/model/records';
import {aboutPaste} from '../../changelog/paste/about';
import {type PasteIndex, pasteIndex} from '../../changelog/paste/matches';
import {readPaste} from '../../changelog/paste/paste';
import {releasesWith} from '../../changelog/patches/entries-of';
import {oldestFirst} from '../../changelog/upgrade/planned-entries';
import {isWithin} from '../../changelog/upgrade/range';
import type {UpgradePlan} from '../../changelog/upgrade/upgrade-plan';
import {fetchNames, fetchSettings, fetchYear} from '../../changelog/wire/fetch-data';
import {yearsOf} from '../../changelog/wire/manifest';
import type {Unpacked} from '../../changelog/wire/packed';
import {together, useFetched} from '../fetched';
import {authorsOf} from './usePlan';

type Source = Pick<Unpacked, 'releases'>;
const indexes = new WeakMap<object, PasteIndex>();

/** What pastes are compared with of a list of entries, made once. */
function indexOf(owner: object, entries: () => readonly PlacedEntry[], names: readonly Name[]): PasteIndex {
  const index = indexes.get(owner) ?? pasteIndex(entries(), names);
  indexes.set(owner, index);
  return index;
}

/**
 * Compares a text with the entries of the releases passed, and its settings with the defaults that change. The first
 * call of `start` fetches the files of their years; later calls try again if that failed.
 */
export function usePaste(text: string, {passed, range, changed, once, way}: UpgradePlan) {
  const [started, setStarted] = useState(false);
  const ofYears = useFetched(fetchYear, started ? yearsOf(manifest, passed).map(({entries}) => entries) : []);
  const ofNames = useFetched(fetchNames, started ? [manifest.names] : []);
  const ofSettings = useFetched(fetchSettings, started && manifest.settings ? [manifest.settings] : []);
  const years = ofYears.data;
  const settings = ofSettings.data[0];
  const {ready, failure, retry} = together([ofYears, ofNames, ofSettings]);
  const start = (): void => {
    setStarted(true);
    if (failure !== undefined) retry();
  };
  const compared = ready ? ofNames.data[0] : undefined;

  const paste = useMemo(() => readPaste(text), [text]);
  /** What the text is compared with: the years; within a line, what the patch releases bring. */
  const sources = useMemo((): readonly Source[] => {
    const isOfLine = way?.to && isWithin(range);
    return isOfLine ? [{releases: releasesWith(way.brought, way.to!.line.entries)}] : years;
  }, [years, way, range]);
  const result = useMemo(() => {
    const versions = new Set(passed.map(({version}) => version));
    const isPassed = ({release: {version}}: PlacedEntry): boolean => passed.length === 0 || versions.has(version);
    const indices =
      compared && text.trim() !== ''
        ? [
            ...sources.map((source) => indexOf(source, () => placedEntries(source.releases), compared)),
            // The years have what the release notes tell, a plan more.
            indexOf(once, () => once.filter(({entry}) => entry.source), compared),
          ]
        : [];
    const found = indices.map((index) => index(paste, isPassed));
    return {
      /** How many names the text has that entries of these years mention. */
      names: new Set(found.flatMap((each) => each.found.map(({name}) => name))).size,
      /** The entries that are about one of them, oldest release first. */
      matches: found.flatMap(({matches}) => matches).sort(oldestFirst),
      run: paste.run,
      notRun: paste.run && compared ? new Map(found.flatMap(({notRun}) => [...notRun])) : undefined,
    };
  }, [compared, sources, text, paste, passed, once]);

  const about = useMemo(
    () => (compared && settings ? aboutPaste(paste, settings, {range, changed, once}) : undefined),
    [compared, settings, paste, range, changed, once],
  );
  const authors = useMemo(() => authorsOf(years), [years]);
  return {isReady: compared !== undefined, failure, start, authors, about, ...result};
}
