import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {startTransition, useEffect, useMemo, useState} from 'react';

/** Requests by address, kept until the page is left. Failed ones are not kept. */
const requests = new Map<string, Promise<unknown>>();

/** Fetches a file, once. */
function request<Data>(read: (address: string) => Promise<Data>, address: string): Promise<Data> {
  const known = requests.get(address);
  if (known) return known as Promise<Data>;
  const made = read(address);
  requests.set(address, made);
  made.catch(() => requests.delete(address));
  return made;
}

/** Always the same, so that nothing is made again as each file arrives. */
const NONE: readonly never[] = [];

/** What was asked for of some files. */
export interface Fetched<Data> {
  /** Their content once all have arrived; empty before. */
  readonly data: readonly Data[];
  readonly ready: boolean;
  /** Why one could not be fetched; undefined if none failed. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** What was asked for of files of several kinds: there when all are, and asked for again together. */
export function together(all: readonly Fetched<unknown>[]): Omit<Fetched<unknown>, 'data'> {
  return {
    ready: all.every(({ready}) => ready),
    failure: all.find(({failure}) => failure !== undefined)?.failure,
    retry: () => {
      for (const each of all) each.retry();
    },
  };
}

/**
 * Fetches files of the site, each once.
 * @param read fetches and reads one; always the same for a path
 * @param paths of JSON files on the site, `/assets/data/…`
 */
export function useFetched<Data extends object>(
  read: (address: string) => Promise<Data>,
  paths: readonly string[],
): Fetched<Data> {
  const {withBaseUrl} = useBaseUrlUtils();
  const [made, setMade] = useState<ReadonlyMap<string, Data>>(new Map());
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // Asked for before the page is made without them, so that the answers come meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same paths asks for nothing, another attempt does
  const asked = useMemo(
    () =>
      ExecutionEnvironment.canUseDOM ? paths.map((path) => ({path, answer: request(read, withBaseUrl(path))})) : [],
    [read, paths.join(), withBaseUrl, attempt],
  );
  useEffect(() => {
    let isWanted = true;
    setFailure(undefined);
    for (const {path, answer} of asked) {
      answer.then(
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
  }, [asked]);
  const data = useMemo(() => {
    const arrived = asked.map(({path}) => made.get(path)).filter((each) => each !== undefined);
    return arrived.length === asked.length ? arrived : NONE;
  }, [asked, made]);
  const ready = data.length === paths.length;
  return {data, ready, failure: ready ? undefined : failure, retry: () => setAttempt((last) => last + 1)};
}
