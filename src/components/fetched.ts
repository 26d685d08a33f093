import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {useEffect, useMemo, useState} from 'react';
import {type Packed, type Unpacked, unpack} from '../changelog/data/packed';
import type {Name} from '../changelog/model/named-items';

/** What a file has: the entries of a year, or the named items of the server. */
type Data = Unpacked | readonly Name[];

/** @throws Error if the text is not what belongs at this path */
function read(path: string, text: string): Data {
  // A parser's own words say nothing to a reader.
  try {
    const json = JSON.parse(text) as unknown;
    if (path !== manifest.names) return unpack(json as Packed);
    if (Array.isArray(json) && json.length > 0) return json as Name[];
  } catch {}
  throw new Error('unexpected content');
}

/** What has been fetched or is on its way, by path: kept for the life of the page. Failures are not kept. */
const requests = new Map<string, Promise<Data>>();

/** @throws Error with the reason as a reader is told it: the status of the answer, `no answer`, `unexpected content` */
async function load(path: string, address: string): Promise<Data> {
  const unanswered = (): never => {
    throw new Error('no answer');
  };
  const response = await fetch(address).catch(unanswered);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return read(path, await response.text().catch(unanswered));
}

/** Fetches a file, once for each path. */
function request(path: string, address: string): Promise<Data> {
  const known = requests.get(path);
  if (known) return known;
  const made = load(path, address);
  requests.set(path, made);
  made.catch(() => requests.delete(path));
  return made;
}

const isYear = (data: Data | undefined): data is Unpacked => data !== undefined && 'releases' in data;

const pathsOf = (wanted: string): string[] => wanted.split(' ').filter(Boolean);

/**
 * Fetches files of the site, each once. Gives what has arrived of those asked for.
 * @param paths of JSON files on the site, `/assets/data/…`
 */
export function useFetched(paths: readonly string[]) {
  const {withBaseUrl} = useBaseUrlUtils();
  const [made, setMade] = useState<ReadonlyMap<string, Data>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const wanted = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same effect once more
  useEffect(() => {
    let isWanted = true;
    setFailure(undefined);
    for (const path of pathsOf(wanted)) {
      request(path, withBaseUrl(path)).then(
        (data) => setMade((before) => (before.get(path) === data ? before : new Map(before).set(path, data))),
        (error: Error) => isWanted && setFailure(error.message),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [wanted, withBaseUrl, attempt]);
  const years = useMemo(
    () =>
      pathsOf(wanted)
        .map((path) => made.get(path))
        .filter(isYear),
    [wanted, made],
  );
  /** Whether all that was asked for is there. */
  const ready = paths.every((path) => made.has(path));
  return {
    years,
    names: made.get(manifest.names) as readonly Name[] | undefined,
    ready,
    /** Why something is not there and is not on its way. */
    failure: ready ? undefined : failure,
    retry: () => setAttempt((last) => last + 1),
  };
}
