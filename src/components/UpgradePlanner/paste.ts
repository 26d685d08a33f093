import {useCallback, useMemo, useState} from 'react';
import type {PasteData} from '../../changelog/paste-data';
import {PasteFinder} from '../../changelog/pasted';

/** The data with what finds their names in a text. */
interface Loaded {
  readonly data: PasteData;
  readonly finder: PasteFinder;
}

export type Loading =
  | {readonly state: 'idle' | 'loading'}
  | {readonly state: 'failed'; readonly reason: string}
  | ({readonly state: 'ready'} & Loaded);

function isPasteData(value: unknown): value is PasteData {
  const {names, releases} = (value ?? {}) as Partial<Record<keyof PasteData, unknown>>;
  return (
    Array.isArray(names) &&
    Array.isArray(releases) &&
    releases.every((release) => Array.isArray((release as {entries?: unknown}).entries))
  );
}

async function load(): Promise<Loaded> {
  const response = await fetch(new URL('@generated/changelog/default/paste.json', import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const data: unknown = await response.json();
  if (!isPasteData(data)) throw new Error('unexpected content');
  return {data, finder: new PasteFinder(data.names.map(([kind, name]) => ({kind, name})))};
}

/** The data for pastes, loaded at the first call of `start`, and again after a failure. */
export function usePasteData(): {loading: Loading; start: () => void} {
  const [loading, setLoading] = useState<Loading>({state: 'idle'});
  const {state} = loading;
  const start = useCallback(() => {
    if (state === 'loading' || state === 'ready') return;
    setLoading({state: 'loading'});
    load().then(
      (loaded) => setLoading({state: 'ready', ...loaded}),
      (error: unknown) => setLoading({state: 'failed', reason: error instanceof Error ? error.message : String(error)}),
    );
  }, [state]);
  return useMemo(() => ({loading, start}), [loading, start]);
}
