import {type ReactNode, type RefObject, useEffect, useMemo, useRef, useState} from 'react';
import {counted} from '../../changelog/model/count';
import {isSectionName, SECTION_NAMES, SECTIONS} from '../../changelog/model/section-names';
import {type Answer, type Filters, isFiltered, type Row} from '../../search/messages';
import {SEARCH_DATA_FAILURE} from '../failure-messages';
import {RELEASE_OPTIONS} from '../RangeFields';
import {pagesOf} from './pages';
import Result from './Result';
import styles from './styles.module.css';
import {type FieldLink, useActiveOption} from './useActiveOption';
import {useSearch} from './useSearch';

const SECTION_OPTIONS = SECTION_NAMES.map((name) => (
  <option key={name} value={name}>
    {SECTIONS[name].label}
  </option>
));
const HINT = 'Type a name such as join_algorithm, words, an error or a log, a pull request, an author or a release.';

/** What was found, or why nothing was. */
function statusOf({manner, total, rows}: Answer): string {
  if (manner === 'wordless') return 'Nothing to search for: type a letter or a digit';
  if (manner === 'too common') return 'Too common: every error has that. Add the error’s name, its code or its message';
  if (total === 0) return rows.length > 0 ? 'No entry found' : 'Nothing found: try fewer words, or a part of a name';
  if (manner === 'most') return 'No entry has all of these words; these have most';
  return `${counted(total, 'result', 'results')} found`;
}

interface Props extends FieldLink {
  readonly typed: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly close: () => void;
}

/** The part of the dialog below the field: the filters, what was found, and the list. */
export default function SearchPanel({typed, field, close, ...link}: Props): ReactNode {
  const query = typed.trim();
  const [filters, setFilters] = useState<Filters>({});
  const {question, left, years, failed, answer, retry} = useSearch(query, filters);
  const isSettled = left === 0 || failed;
  // That no entry has all words is said when all files are there: those to come may have some.
  const shown = isSettled || (answer && answer.total > 0 && answer.manner === 'all') ? answer : undefined;
  const rows = useMemo((): readonly Row[] => (shown ? [...pagesOf(shown.query), ...shown.rows] : []), [shown]);
  const list = useRef<HTMLDivElement>(null);
  const isAnswered = shown?.query === query;
  const {active, setActive} = useActiveOption(rows, isAnswered ? query : undefined, isSettled, link);
  // A list in which nothing was chosen is shown from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list is looked at
  useEffect(() => {
    if (active === 0) list.current!.scrollTop = 0;
  }, [rows, active]);
  const loading = years.length > 0 ? `loading ${years.join(', ')} …` : 'loading the names …';
  const status = [
    shown && statusOf(shown),
    !isSettled && (question ? loading : 'Loading the search …'),
    failed && years.length > 0 && `without ${years.join(', ')}`,
    link.enter && question && 'Enter opens the first result then',
  ];
  /** The pressed button goes, and the focus with it: it goes back to the field. */
  const onPress = (act: () => void) => () => {
    field.current!.focus();
    act();
  };

  return (
    <>
      <div className={styles.filters}>
        <select
          aria-label="Release"
          value={filters.version ?? ''}
          onChange={({target}) => setFilters({...filters, version: target.value || undefined})}
        >
          <option value="">All releases</option>
          {RELEASE_OPTIONS}
        </select>
        <select
          aria-label="Kind of change"
          value={filters.section ?? ''}
          onChange={({target: {value}}) => setFilters({...filters, section: isSectionName(value) ? value : undefined})}
        >
          <option value="">All kinds of change</option>
          {SECTION_OPTIONS}
        </select>
        {isFiltered(filters) && (
          <button type="button" className={`clean-btn ${styles.link}`} onClick={onPress(() => setFilters({}))}>
            Search all releases and kinds
          </button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {status.filter(Boolean).join(' · ')}
      </p>
      {failed && (
        <p role="alert" className={styles.message}>
          {SEARCH_DATA_FAILURE}{' '}
          <button type="button" className={`clean-btn ${styles.link}`} onClick={onPress(retry)}>
            Try again
          </button>
        </p>
      )}
      <div
        ref={list}
        role="listbox"
        id="search-results"
        data-query={question ? answer?.query : ''}
        data-left={left}
        className={styles.list}
        aria-label="Entries found"
      >
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: updating an item costs a fraction of mounting one
          <Result key={place} row={row} at={place} active={place === active} onPoint={setActive} onOpen={close} />
        ))}
      </div>
      {!question && <p className={styles.message}>{HINT}</p>}
    </>
  );
}
