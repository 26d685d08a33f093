import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {useEffect, useMemo, useState} from 'react';
import {type Packed, type Unpacked, unpack} from '../changelog/data/packed';
import type {Name} from '../changelog/model/named-items';

/** What a file has: the entries of a year, or the named items of the server. */
type Data = Unpacked | readonly Name[];

/** @throws Error where the JSON is not what belongs at this path */
function read(path: string, json: unknown): Data {
  if (path === manifest.names) {
    if (Array.isArray(json) && json.length > 0) return json as Name[];
  } else {
    const year = (json ?? {}) as Partial<Packed>;
    if (typeof year.path === 'string' && Array.isArray(year.releases)) return unpack(json as Packed);
  }
  throw new Error('unexpected content');
}

/** What has been fetched or is on its way, by path: kept for the life of the page. Failures are not kept. */
const requests = new Map<string, Promise<Data>>();

/**
 * Fetches a file, once for each path.
 * @throws Error with the answer's status, or the browser's reason where there is none
 */
function request(path: string, address: string): Promise<Data> {
  const known = requests.get(path);
  if (known) return known;
  const made = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return read(path, await response.json());
  });
  requests.set(path, made);
  made.catch(() => requests.delete(path));
  return made;
}

/**
 * Fetches files of the site, each once.
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
    setFailure(undefined);
    for (const path of wanted.split(' ').filter(Boolean)) {
      request(path, withBaseUrl(path)).then(
        (data) => setMade((before) => (before.get(path) === data ? before : new Map(before).set(path, data))),
        (error: Error) => setFailure(error.message),
      );
    }
  }, [wanted, withBaseUrl, attempt]);
  const years = useMemo(() => [...made.values()].filter((data) => 'releases' in data), [made]);
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
