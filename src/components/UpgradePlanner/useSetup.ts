import manifest from '@generated/changelog/default/manifest.json';
import {useMemo, useState} from 'react';
import {placedEntries} from '../../changelog/model/records';
import {logIndex} from '../../changelog/paste/log-matches';
import {readPaste} from '../../changelog/paste/paste';
import type {UpgradePlan} from '../../changelog/upgrade/compute-plan';
import {broughtEntries} from '../../changelog/upgrade/patch-comparison';
import {isWithin} from '../../changelog/upgrade/range';
import {setupIndex} from '../../changelog/upgrade/setup';
import {fetchNames, fetchSearchFacts, fetchSettings, fetchYear} from '../../changelog/wire/fetch-data';
import {yearsOf} from '../../changelog/wire/manifest';
import {together, useFetched} from '../fetched';

/**
 * Compares a text with a plan. The first call of `start` fetches what that needs; later calls try again if that failed.
 * Nothing is said until it is there. Only for a log the entries of whole years are fetched, to find fixes.
 */
export function useSetup(text: string, plan: UpgradePlan | undefined) {
  const [started, setStarted] = useState(false);
  const paste = useMemo(() => readPaste(text), [text]);
  const hasLog = started && paste.log !== undefined;
  const passed = hasLog && plan ? plan.passed : [];
  const ofNames = useFetched(fetchNames, started ? [manifest.names] : []);
  const ofSettings = useFetched(fetchSettings, started && manifest.settings ? [manifest.settings] : []);
  const ofErrors = useFetched(fetchSearchFacts, hasLog ? [manifest.facts] : []);
  const ofYears = useFetched(
    fetchYear,
    yearsOf(manifest, passed).map(({entries}) => entries),
  );
  const {ready, failure, retry} = together([ofNames, ofSettings, ofErrors, ofYears]);
  const start = (): void => {
    setStarted(true);
    if (failure !== undefined) retry();
  };
  const names = ready ? ofNames.data[0] : undefined;
  const catalogue = ofSettings.data[0];
  const errors = ofErrors.data[0];
  const years = ofYears.data;
  const index = useMemo(() => {
    if (!plan || !names) return undefined;
    const entries = () =>
      isWithin(plan.range) ? broughtEntries(plan.patches) : placedEntries(years.flatMap(({releases}) => releases));
    return setupIndex(plan, {names, catalogue, fixesOf: errors && logIndex(entries(), errors.messages)});
  }, [plan, names, catalogue, errors, years]);
  const setup = useMemo(() => (text.trim() === '' ? undefined : index?.(paste)), [index, text, paste]);
  return {setup, hasList: paste.run !== undefined && !paste.isCut, failure, start};
}
