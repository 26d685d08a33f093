import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import manifest from '@generated/changelog/default/manifest.json';
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef} from 'react';
import {counted} from '../../changelog/model/count';
import {isSectionName, SECTION_NAMES, SECTIONS} from '../../changelog/model/section-names';
import {PAGE_PATHS, PAGE_TITLES} from '../../changelog/model/site';
import {Html, h, htmlOf} from '../../changelog/render/html';
import {type Answer, isAsked, NOTHING, type Row, rowOf} from '../../search/worker-messages';
import {SEARCH_DATA_FAILURE} from '../failure-messages';
import {RELEASE_OPTIONS} from '../RangeFields';
import styles from './styles.module.css';
import {client, useSearch} from './useSearch';

const SECTION_OPTIONS = SECTION_NAMES.map((name) => (
  <option key={name} value={name}>
    {SECTIONS[name].label}
  </option>
));
const HINT = 'Type a name such as join_algorithm, words, an error or a log, a pull request, an author or a release.';

const PAGES = [
  ...(['planner', 'names', 'patches', 'data'] as const).map((page) => ({
    title: PAGE_TITLES[page],
    path: PAGE_PATHS[page],
  })),
  {title: 'system.parts', path: '/operations/system-tables/parts'},
  ...manifest.years,
];

/** The pages whose title a query is. */
function pagesOf(query: string): Row[] {
  const pages = PAGES.filter(({title}) => title.toLowerCase() === query.toLowerCase());
  return pages.map(({title, path}) => rowOf(path, 'Page', title));
}

/** What was found, or why nothing was. */
function statusOf({manner, total, rows}: Answer): string {
  if (manner === 'too common')
    return 'Too common to search for: add a word, or an error’s name, its code or its message';
  if (total === 0) return rows.length > 0 ? 'No entry found' : 'Nothing found: try fewer words, or a part of a name';
  if (manner === 'most') return 'No entry has all of these words; these have most';
  return `${counted(total, 'result', 'results')} found`;
}

/** Changes what is asked. */
export const {ask} = client;

interface Props {
  /** An Enter in the field that has opened nothing yet, also one from before the list was there. */
  readonly enter: KeyboardEvent | undefined;
  readonly setEnter: (enter: undefined) => void;
}

/** The part of the dialog below the field: the filters, what was found, and the list. */
export default function SearchPanel({enter, setEnter}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {question, left, years, failed, answer, retry} = useSearch();
  const {query, filters} = question;
  const isSettled = left === 0 || failed;
  // That no entry has all words is said when all files are there: those to come may have some.
  const shown = isSettled || (answer && answer.total > 0 && answer.manner === 'all') ? answer : undefined;
  const list = useRef<HTMLDivElement>(null);
  const listed = useRef(shown);
  // A list that somebody moves in stays as it is until something else is asked.
  if (!list.current?.contains(document.activeElement)) listed.current = shown;
  const {question: listedFor = NOTHING, rows = []} = listed.current ?? {};
  const results = useMemo(() => {
    const links = [...pagesOf(listedFor.query), ...rows].map(({address, color = 'improvement', html}) =>
      h('a', {role: 'option', href: withBaseUrl(address), class: `k-${color}`}, new Html(html)),
    );
    return {__html: htmlOf(links)};
  }, [listedFor, rows, withBaseUrl]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked moves it, and what comes later does not
  useLayoutEffect(() => {
    // Another list is shown from its beginning. A new element for it would have the whole dialog styled again, and
    // before the next frame the list would be laid out for this alone.
    requestAnimationFrame(() => list.current?.scrollTo(0, 0));
  }, [listedFor]);
  const isAnswered = isSettled && shown?.question.query === query;
  useEffect(() => {
    if (!enter || !isAnswered) return;
    setEnter(undefined);
    // The click has the modifiers of the key: they open a new tab or window.
    list.current!.firstElementChild?.dispatchEvent(new MouseEvent('click', enter));
  }, [enter, setEnter, isAnswered]);
  const loading = years.length > 0 ? `Loading ${years.join(', ')} …` : 'Loading the names …';
  const status = [
    shown && statusOf(shown),
    !isSettled && loading,
    failed && years.length > 0 && `Without ${years.join(', ')}`,
    enter && isAsked(question) && 'Enter opens the first result then',
    !isAsked(question) && HINT,
  ];
  /** The pressed button goes, and the focus with it: it goes back to the field. */
  function onRetry(): void {
    list.current!.closest('dialog')!.querySelector('input')!.focus();
    retry();
  }

  return (
    <>
      <div className={styles.filters}>
        <select
          aria-label="Release"
          value={filters.version ?? ''}
          onChange={({target}) => ask({filters: {...filters, version: target.value || undefined}})}
        >
          <option value="">All releases</option>
          {RELEASE_OPTIONS}
        </select>
        <select
          aria-label="Kind of change"
          value={filters.section ?? ''}
          onChange={({target: {value}}) =>
            ask({filters: {...filters, section: isSectionName(value) ? value : undefined}})
          }
        >
          <option value="">All kinds of change</option>
          {SECTION_OPTIONS}
        </select>
      </div>
      <p role="status" className={styles.status}>
        {status.filter(Boolean).join(' · ')}
      </p>
      {failed && (
        <p role="alert" className={styles.status}>
          {SEARCH_DATA_FAILURE}{' '}
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      <div
        ref={list}
        role="listbox"
        id="search-results"
        data-query={isAsked(question) ? answer?.question.query : ''}
        data-left={left}
        className={styles.list}
        aria-label="Entries found"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the worker, of the site's own texts
        dangerouslySetInnerHTML={results}
      />
    </>
  );
}
