import lineFiles from '@generated/changelog/default/lines.json';
import {useMemo} from 'react';
import {keepEntries} from '../../changelog/model/records';
import {isWhollyIn} from '../../changelog/patches/lacks';
import {patchWay} from '../../changelog/upgrade/patch-way';
import {plannedEntries} from '../../changelog/upgrade/plan';
import type {AskedRange} from '../../changelog/upgrade/range';
import {useFetched} from '../fetched';
import type {useEntries} from './useEntries';

/**
 * What is fetched for the versions of a range: the entries of the wanted line, and of the other what the wanted version
 * could lack; without a wanted version the numbers alone.
 */
function filesOf({from, to, patch = {}, note}: AskedRange): string[] {
  const ofRun =
    patch.from && !(patch.to && from === to) ? lineFiles[from]?.[patch.to ? 'entries' : 'numbers'] : undefined;
  const ofWanted = patch.to ? lineFiles[to]?.entries : undefined;
  return note ? [] : [ofRun, ofWanted].filter((file) => file !== undefined);
}

/**
 * What the patch releases make of an upgrade, undefined until it is known, and the entries without those that the
 * version one runs has already, and how many of the latter matter to an upgrade.
 */
export function usePatchWay(range: AskedRange, entries: ReturnType<typeof useEntries>) {
  const {lines, ready, failure, retry} = useFetched(filesOf(range));
  const way = useMemo(() => (ready ? patchWay(range, lines) : undefined), [range, ready, lines]);
  const left = useMemo(() => {
    if (!way || way.has.size === 0) return {releases: way ? entries.releases : [], leftOut: 0};
    const releases = entries.releases.map((each) => keepEntries(each, ({entry}) => !isWhollyIn(entry, way.has)));
    const count = (list: typeof releases): number => list.flatMap(plannedEntries).length;
    return {releases, leftOut: count(entries.releases) - count(releases)};
  }, [way, entries.releases]);
  return {
    way,
    ...left,
    ready: entries.ready && ready,
    failure: entries.failure ?? failure,
    retry: (): void => {
      entries.retry();
      retry();
    },
  };
}
