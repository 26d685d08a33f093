import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {startTransition, useEffect, useMemo, useState} from 'react';
import type {Catalogue} from '../changelog/defaults/catalogue';
import type {Name} from '../changelog/model/named-items';
import type {LineWithEntries} from '../changelog/patches/entries-of';
import type {Bug} from '../changelog/patches/known-bugs';
import {fetchBugs, fetchLine, fetchNames, fetchSettings, fetchYear} from '../changelog/wire/fetch-data';
import type {Unpacked} from '../changelog/wire/packed';

/** The content of a file: the entries of a year, a line with its patch releases, or named items or settings of the server. */
type Data = Unpacked | LineWithEntries | Catalogue | readonly Name[] | readonly Bug[];

/** Requests by path, kept until the page is left. Failed ones are not kept. */
const requests = new Map<string, Promise<Data>>();

/** What reads each file; all others are lines. */
const READERS = new Map<string | undefined, (address: string) => Promise<Data>>([
  ...manifest.years.flatMap(({entries, upgrade}) => [entries, upgrade].map((path) => [path, fetchYear] as const)),
  [manifest.names, fetchNames],
  [manifest.settings, fetchSettings],
  [manifest.bugs, fetchBugs],
]);

/** Fetches a file, once. */
function request(path: string, address: string): Promise<Data> {
  const known = requests.get(path);
  if (known) return known;
  const made = (READERS.get(path) ?? fetchLine)(address);
  requests.set(path, made);
  made.catch(() => requests.delete(path));
  return made;
}

const isLine = (data: Data | undefined): data is LineWithEntries => data !== undefined && 'line' in data;
const isYear = (data: Data | undefined): data is Unpacked => data !== undefined && 'authors' in data;

const pathsOf = (wanted: string): string[] => wanted.split(' ').filter(Boolean);

/**
 * Fetches files of the site, each once, and gives the content of those that have arrived.
 * @param paths of JSON files on the site, `/assets/data/…`
 */
export function useFetched(paths: readonly string[]) {
  const {withBaseUrl} = useBaseUrlUtils();
  const [made, setMade] = useState<ReadonlyMap<string, Data>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const wanted = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same effect again
  useEffect(() => {
    let isWanted = true;
    setFailure(undefined);
    for (const path of pathsOf(wanted)) {
      request(path, withBaseUrl(path)).then(
        (data) =>
          startTransition(() =>
            setMade((before) => (before.get(path) === data ? before : new Map(before).set(path, data))),
          ),
        (error: Error) => isWanted && setFailure(error.message),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [wanted, withBaseUrl, attempt]);
  const arrived = useMemo(() => pathsOf(wanted).map((path) => made.get(path)), [wanted, made]);
  const years = useMemo(() => arrived.filter(isYear), [arrived]);
  const lines = useMemo(() => arrived.filter(isLine), [arrived]);
  /** Whether all these files have arrived. */
  const ready = paths.every((path) => made.has(path));
  return {
    years,
    lines,
    names: made.get(manifest.names) as readonly Name[] | undefined,
    bugs: made.get(manifest.bugs) as readonly Bug[] | undefined,
    settings: made.get(manifest.settings ?? '') as Catalogue | undefined,
    ready,
    /** Why a file could not be fetched; undefined if none failed. */
    failure: ready ? undefined : failure,
    retry: () => setAttempt((last) => last + 1),
  };
}
