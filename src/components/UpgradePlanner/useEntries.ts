import manifest from '@generated/changelog/default/manifest.json';
import planner from '@generated/changelog/default/planner.json';
import {useMemo} from 'react';
import type {ToldChange} from '../../changelog/defaults/told';
import {groupBy} from '../../changelog/model/group';
import type {Authors, Release} from '../../changelog/model/records';
import type {PlannedRelease} from '../../changelog/upgrade/range';
import type {Obsolete} from '../../changelog/upgrade/roll-back';
import {yearsOf} from '../../changelog/wire/manifest';
import {type Unpacked, unpack} from '../../changelog/wire/packed';
import {useFetched} from '../fetched';

/** The releases of unpacked data by version. */
function byVersion(data: readonly Unpacked[]): Map<string, Release> {
  return new Map(data.flatMap(({releases}) => releases).map((release) => [release.version, release]));
}

/** The changes of defaults of unpacked data by version. */
function changesByVersion(data: readonly Unpacked[]): Map<string, ToldChange[]> {
  return groupBy(
    data.flatMap(({defaults}) => defaults.changes),
    ({release}) => release,
  );
}

export function authorsOf(data: readonly Unpacked[]): Authors {
  return Object.assign({}, ...data.map(({authors}) => authors)) as Authors;
}

/** The entries of the usual range, which come with the page's script. */
const USUAL = planner.map(unpack);
const USUAL_RELEASES = byVersion(USUAL);
const USUAL_CHANGES = changesByVersion(USUAL);

/**
 * The releases passed with the entries that matter to an upgrade, oldest first, and the changes of defaults. They come
 * with the page's script or are fetched, a file for each year. Releases that are not loaded yet are left out.
 */
export function useEntries(passed: readonly PlannedRelease[]) {
  const missing = passed.filter(({version}) => !USUAL_RELEASES.has(version));
  const {years, ready, failure, retry} = useFetched(yearsOf(manifest, missing).map(({upgrade}) => upgrade));
  const releases = useMemo(() => {
    const fetched = byVersion(years);
    return passed.flatMap(({version}) => USUAL_RELEASES.get(version) ?? fetched.get(version) ?? []);
  }, [passed, years]);
  const changes = useMemo(() => {
    const fetched = changesByVersion(years);
    return passed.flatMap(({version}) => USUAL_CHANGES.get(version) ?? fetched.get(version) ?? []);
  }, [passed, years]);
  const obsolete = useMemo((): Obsolete => {
    const since = new Map([...USUAL, ...years].flatMap(({defaults}) => defaults.ended));
    return {server: manifest.server, since};
  }, [years]);
  const authors = useMemo(() => authorsOf([...USUAL, ...years]), [years]);
  return {releases, changes, obsolete, authors, ready, failure, retry};
}
