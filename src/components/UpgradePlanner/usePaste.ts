import manifest from '@generated/changelog/default/manifest.json';
import {useMemo, useState} from 'react';
import type {Name} from '../../changelog/model/named-items';
import {type PlacedEntry, placedEntries} from '../../changelog/model/records';
import {logIndex} from '../../changelog/paste/log-matches';
import {type PasteIndex, pasteIndex} from '../../changelog/paste/matches';
import {readPaste} from '../../changelog/paste/paste';
import {releasesWith} from '../../changelog/patches/entries-of';
import {aboutPaste} from '../../changelog/server/verdicts';
import type {UpgradePlan} from '../../changelog/upgrade/compute-plan';
import {oldestFirst} from '../../changelog/upgrade/planned-entries';
import {isAfter, isWithin, wholeRange} from '../../changelog/upgrade/range';
import {fetchNames, fetchSearchFacts, fetchSettings, fetchYear} from '../../changelog/wire/fetch-data';
import {yearsOf} from '../../changelog/wire/manifest';
import {together, useFetched} from '../fetched';
import {authorsOf} from './usePlan';

const indexes = new WeakMap<object, WeakMap<object, PasteIndex>>();

/** What pastes are compared with of a list of entries, made once for what they require. */
function indexOf(
  owner: object,
  entries: () => readonly PlacedEntry[],
  names: readonly Name[],
  requires: UpgradePlan['requires'],
): PasteIndex {
  const ofOwner = indexes.get(owner) ?? new WeakMap<object, PasteIndex>();
  const index = ofOwner.get(requires) ?? pasteIndex(entries(), names, requires);
  indexes.set(owner, ofOwner.set(requires, index));
  return index;
}

/**
 * Compares a text with the entries of the releases passed, and its settings with the defaults that change. The first
 * call of `start` fetches the files of their years; later calls try again if that failed. Nothing is found until they are there.
 */
export function usePaste(text: string, plan: UpgradePlan) {
  const [started, setStarted] = useState(false);
  const ofYears = useFetched(fetchYear, started ? yearsOf(manifest, plan.passed).map(({entries}) => entries) : []);
  const ofNames = useFetched(fetchNames, started ? [manifest.names] : []);
  const ofSettings = useFetched(fetchSettings, started && manifest.settings ? [manifest.settings] : []);
  const paste = useMemo(() => readPaste(text), [text]);
  const ofErrors = useFetched(fetchSearchFacts, started && paste.log ? [manifest.facts] : []);
  const {ready, failure, retry} = together([ofYears, ofNames, ofSettings, ofErrors]);
  const start = (): void => {
    setStarted(true);
    if (failure !== undefined) retry();
  };
  const years = ofYears.data;
  const settings = ofSettings.data[0];
  const known = ready ? ofNames.data[0] : undefined;
  const errors = ofErrors.data[0];
  const {passed, range, patches} = plan;
  const ofLine = isWithin(range) ? patches?.to : undefined;
  const brought = patches?.brought;
  const fixesOf = useMemo(() => {
    const ofLineOnly = ofLine && releasesWith(brought!, ofLine.line.entries);
    return errors && logIndex(placedEntries(ofLineOnly ?? years.flatMap(({releases}) => releases)), errors.messages);
  }, [years, errors, ofLine, brought]);
  const found = useMemo(() => {
    if (!known || text.trim() === '') return undefined;
    const {toCheck, requires} = plan;
    const versions = new Set(passed.map(({version}) => version));
    const isPassed = ({release: {version}}: PlacedEntry): boolean => passed.length === 0 || versions.has(version);
    const all = [
      ...(ofLine
        ? [indexOf(ofLine, () => placedEntries(releasesWith(patches!.brought, ofLine.line.entries)), known, requires)]
        : years.map((year) => indexOf(year, () => placedEntries(year.releases), known, requires))),
    ].map((index) => index(paste, isPassed, wholeRange(range).from));
    // The years have what the release notes tell of the releases passed, a plan more.
    const more = () => toCheck.filter(({entry, release}) => entry.source || isAfter(release, range));
    all.push(indexOf(toCheck, more, known, requires)(paste, () => true, wholeRange(range).from));
    return {
      authors: authorsOf(years),
      /** How many names the text has that entries of these years mention. */
      names: new Set(all.flatMap((each) => each.found.map(({name}) => name))).size,
      /** The known bugs, and the entries that are about one of them, oldest release first. */
      bugs: indexOf(plan.bugs, () => plan.bugs, known, requires)(paste, () => true, wholeRange(range).from).matches,
      fixes: paste.log && fixesOf?.(paste.log),
      matches: all.flatMap(({matches}) => matches).sort(oldestFirst),
      run: paste.run,
      notRun: paste.run && new Map(all.flatMap(({notRun}) => [...notRun])),
      untold: new Map(all.flatMap(({undecided}) => [...undecided])),
      hasQueries: paste.sees('function'),
      about: settings && aboutPaste(paste, settings, plan),
    };
  }, [known, settings, years, text, paste, fixesOf, ofLine, passed, patches, range, plan]);
  return {found, failure, start};
}
