import manifest from '@generated/changelog/default/manifest.json';
import planner from '@generated/changelog/default/planner.json';
import {useMemo} from 'react';
import {yearsOf} from '../../changelog/data/manifest';
import {type Packed, type Unpacked, unpack} from '../../changelog/data/packed';
import type {Authors, Release} from '../../changelog/model/records';
import type {PlannedRelease} from '../../changelog/upgrade/range';
import {useFetched} from '../fetched';

/** The entries of the usual range: they are in the page. */
const USUAL = planner.map(unpack);

/** The releases of unpacked data by version. */
function byVersion(data: Iterable<Unpacked>): Map<string, Release> {
  return new Map([...data].flatMap(({releases}) => releases.map((release) => [release.version, release] as const)));
}

export function authorsOf(data: Iterable<Unpacked>): Authors {
  return Object.assign({}, ...[...data].map(({authors}) => authors)) as Authors;
}

/** @throws Error where the JSON is none of ours */
export function readPacked(json: unknown): Unpacked {
  const {path, releases} = (json ?? {}) as Partial<Packed>;
  if (typeof path !== 'string' || !Array.isArray(releases)) throw new Error('unexpected content');
  return unpack(json as Packed);
}

/** What the planner lists for the releases that an upgrade passes. */
export interface PlannedEntries {
  /** With what matters to an upgrade only, oldest first; those that are not there yet are left out. */
  readonly releases: readonly Release[];
  readonly authors: Authors;
  readonly ready: boolean;
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** The entries of the releases passed: out of the page, or fetched, a file a year. */
export function useEntries(passed: readonly PlannedRelease[]): PlannedEntries {
  const usual = useMemo(() => byVersion(USUAL), []);
  const missing = passed.filter(({version}) => !usual.has(version));
  const {made, ready, failure, retry} = useFetched(
    yearsOf(manifest, missing).map(({upgrade}) => upgrade),
    readPacked,
  );
  return useMemo(() => {
    const fetched = byVersion(made.values());
    return {
      releases: passed.flatMap(({version}) => usual.get(version) ?? fetched.get(version) ?? []),
      authors: authorsOf([...USUAL, ...made.values()]),
      ready,
      failure,
      retry,
    };
  }, [passed, usual, made, ready, failure, retry]);
}
