import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useState} from 'react';

/** What has been fetched or is on its way, by address: kept for the life of the page. Failures are not kept. */
const requests = new Map<string, Promise<unknown>>();

/**
 * Fetches JSON, once for each address.
 * @throws Error with the answer's status, or the browser's reason where there is none
 */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}

function request<Made>(address: string, make: (json: unknown) => Made): Promise<Made> {
  const known = requests.get(address) as Promise<Made> | undefined;
  if (known) return known;
  const made = fetchJson(address).then(make);
  requests.set(address, made);
  made.catch(() => requests.delete(address));
  return made;
}

/** What some files came to. */
export interface Fetched<Made> {
  /** By path of the site. */
  readonly made: ReadonlyMap<string, Made>;
  /** Whether all that was asked for is there. */
  readonly ready: boolean;
  /** Why something is not there and is not on its way. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/**
 * Fetches files of the site, each once.
 * @param paths of JSON files on the site, `/assets/data/…`
 * @param make makes of a file what is wanted; throws where it is not what was expected. The same function at every
 *   rendering.
 */
export function useFetched<Made>(paths: readonly string[], make: (json: unknown) => Made): Fetched<Made> {
  const {withBaseUrl} = useBaseUrlUtils();
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const wanted = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same effect once more
  useEffect(() => {
    setFailure(undefined);
    for (const path of wanted.split(' ').filter(Boolean)) {
      request(withBaseUrl(path), make).then(
        (value) => setMade((before) => (before.get(path) === value ? before : new Map(before).set(path, value))),
        (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
      );
    }
  }, [wanted, make, withBaseUrl, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return {made, ready: paths.every((path) => made.has(path)), failure, retry};
}
