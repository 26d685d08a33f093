import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type RefObject, useEffect, useState} from 'react';
import type {Answer, FromWorker, ToWorker} from '../../search/messages';
import {type Filters, isFiltered} from '../../search/types';

/** As many as one looks through; more cost time at each keystroke. */
const LIMIT = 10;

/** Kept for the life of the page: each year is fetched and indexed once. */
let worker: Worker | undefined;

function ask(message: ToWorker): void {
  worker?.postMessage(message);
}

const plain = (path: string): string => path.replace(/(?:index\.html|\/)$/, '');

/** The files of all years, that of the page first, then the newest. */
function files(page: string, whole: (path: string) => string): Extract<ToWorker, {type: 'load'}>['files'] {
  const all = manifest.years.map(({path, entries}, place) => ({
    own: plain(whole(path)) === plain(page),
    address: whole(entries),
    place,
  }));
  return all.sort((a, b) => Number(b.own) - Number(a.own)).map(({address, place}) => ({address, place}));
}

/** The state of the search. */
export interface SearchState {
  /** Whether the reader asks anything, be it by a filter alone. */
  readonly asked: boolean;
  /** Years that are still to come; all where nothing is there yet. */
  readonly left: number;
  readonly failed: boolean;
  /** The last answer to what he asks; nothing where he asks nothing. */
  readonly answer: Answer | undefined;
  readonly retry: () => void;
}

/**
 * Answers what stands in the field from the years that are there, and again when more are. The worker starts at the
 * first call.
 */
export function useSearch(field: RefObject<HTMLInputElement | null>, filters: Filters): SearchState {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const [left, setLeft] = useState(manifest.years.length);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the years are asked for at each attempt only
  useEffect(() => {
    worker ??= new Worker(new URL('../../search/worker.ts', import.meta.url));
    const current = worker;
    const onMessage = ({data}: MessageEvent<FromWorker>): void => {
      if (data.type === 'loaded') setLeft(manifest.years.length - data.years);
      else if (data.type === 'failed') setFailed(true);
      else setFound(data);
    };
    // One that could not even be fetched is made anew at the next attempt.
    const onError = (): void => {
      worker = undefined;
      setFailed(true);
    };
    setFailed(false);
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    ask({type: 'load', files: files(pathname, withBaseUrl).slice(0, 1)});
    return () => {
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onError);
    };
  }, [attempt]);

  // What the reader waits for comes before the other years: those wait until his first answer shows.
  const hasFirst = left < manifest.years.length;
  const hasAnswer = found !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (hasAnswer) ask({type: 'load', files: files(pathname, withBaseUrl)});
  }, [hasAnswer, attempt]);

  // Asked straight from the field: a render before the question would cost each keystroke a frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when another year has come
  useEffect(() => {
    const input = field.current!;
    const onInput = (): void => {
      const query = input.value.trim();
      const asks = query !== '' || isFiltered(filters);
      setAsked(asks);
      if (asks && hasFirst) ask({type: 'find', query, filters, limit: LIMIT});
    };
    onInput();
    input.addEventListener('input', onInput);
    return () => input.removeEventListener('input', onInput);
  }, [field, filters, left]);
  return {asked, left, failed, answer: asked ? found : undefined, retry: () => setAttempt((last) => last + 1)};
}
