import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type RefObject, useEffect, useState} from 'react';
import type {Answer, FromWorker, ToWorker, YearFile} from '../../search/messages';
import {type Filters, isFiltered} from '../../search/types';
import {isSamePage} from './open-entry';

/** As many as one looks through; more cost time at each keystroke. */
const LIMIT = 10;

/** Kept for the life of the page: each year is fetched and indexed once. */
let worker: Worker | undefined;

const ask = (message: ToWorker): void => worker?.postMessage(message);

/** The files of all years, that of the page first, then the newest. */
function files(page: string, whole: (path: string) => string): YearFile[] {
  const all = manifest.years.map(({path, entries}, place) => ({
    isOwn: isSamePage(whole(path), page),
    address: whole(entries),
    place,
  }));
  return all.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

/**
 * Answers what stands in the field from the years that are there, and again when more are. The worker starts at the
 * first call.
 */
export function useSearch(field: RefObject<HTMLInputElement | null>, filters: Filters) {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  /** Years that are still to come; all where nothing is there yet. */
  const [left, setLeft] = useState(manifest.years.length);
  const [failed, setFailed] = useState(false);
  /** Whether the reader asks anything, be it by a filter alone. */
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the years are asked for at each attempt only
  useEffect(() => {
    worker ??= new Worker(new URL('../../search/worker.ts', import.meta.url));
    worker.onmessage = ({data}: MessageEvent<FromWorker>): void => {
      if (data.type === 'loaded') setLeft(manifest.years.length - data.years);
      else if (data.type === 'failed') setFailed(true);
      else setFound(data);
    };
    // One that could not even be fetched is made anew at the next attempt.
    worker.onerror = (): void => {
      worker = undefined;
      setFailed(true);
    };
    setFailed(false);
    ask({type: 'load', files: files(pathname, withBaseUrl).slice(0, 1)});
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
  // The last answer shows to what he asks; none where he asks nothing.
  return {asked, left, failed, answer: asked ? found : undefined, retry: () => setAttempt((last) => last + 1)};
}
