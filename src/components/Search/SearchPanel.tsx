import {Combobox, ComboboxList, ComboboxProvider} from '@ariakit/react/combobox';
import manifest from '@generated/changelog/default/manifest.json';
import {type ReactNode, type RefObject, useEffect, useMemo, useRef, useState} from 'react';
import type {Filters, SearchResult} from '../../search/types';
import Result from './Result';
import SearchFilters from './SearchFilters';
import styles from './styles.module.css';
import {useSearch} from './useSearch';
import {takeTyped} from './Waiting';

const YEARS = manifest.years.length;
/** As many as one looks through; more cost time at each keystroke. */
const LIMIT = 10;

function count({total, hits}: SearchResult): string {
  const found = `${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'} found`;
  return hits.length < total ? `${found}, the first ${hits.length} shown` : found;
}

const Hint = () => (
  <p className={styles.message}>
    Type a name such as <code>join_algorithm</code>, words, an error message, a pull request, an author or a release.
  </p>
);

function NothingFound({filtered, onClear}: {readonly filtered: boolean; readonly onClear: () => void}): ReactNode {
  return (
    <p className={styles.message}>
      Nothing found.{' '}
      {filtered ? (
        <button type="button" onClick={onClear}>
          Search all releases and kinds
        </button>
      ) : (
        'Try fewer words, a part of a name, or the number of a pull request.'
      )}
    </p>
  );
}

const Failure = ({onRetry}: {readonly onRetry: () => void}) => (
  <p role="alert" className={styles.message}>
    The data of the search could not be loaded. The pages can be read as before.{' '}
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </p>
);

interface Props {
  readonly onOpenEntry: (url: string) => void;
  readonly waiting: RefObject<HTMLDialogElement | null>;
}

/** The field, the filters and what is found. */
export default function SearchPanel({onOpenEntry, waiting}: Props): ReactNode {
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [filters, setFilters] = useState<Filters>({});
  const query = value.trim();
  const filtered = filters.version !== undefined || filters.section !== undefined;
  const asked = query !== '' || filtered;
  const question = useMemo(() => (asked ? {query, filters, limit: LIMIT} : undefined), [asked, query, filters]);
  const {left, failed, found, retry} = useSearch(question);
  const result = asked ? found?.result : undefined;
  // While years are still to come, there may be more: "nothing" is said when all are there.
  const isWhole = left === 0 || (result?.total ?? 0) > 0;
  const status = result && isWhole ? count(result) : (asked || left === YEARS) && !failed && 'Loading the search …';

  return (
    <ComboboxProvider open inputValue={value} setInputValue={setValue}>
      <Combobox
        autoSelect="always"
        ref={field}
        onFocus={() => setValue((before) => takeTyped(waiting.current) + before)}
        className={styles.field}
        placeholder="Search entries"
        aria-label="Search entries"
        type="search"
        enterKeyHint="go"
        spellCheck={false}
        autoComplete="none"
      />
      <SearchFilters filters={filters} onChange={setFilters} />
      <p role="status" className={styles.status}>
        {status}
      </p>
      <ComboboxList
        alwaysVisible
        data-query={asked ? found?.question.query : ''}
        data-left={left}
        className={styles.list}
        aria-label="Entries found"
      >
        {/* By place, not by entry: an item that stays mounted costs a fraction of one that comes and goes. */}
        {result?.hits.map((hit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by place on purpose, see above
          <Result key={place} hit={hit} onOpen={onOpenEntry} />
        ))}
      </ComboboxList>
      {failed && <Failure onRetry={retry} />}
      {!asked && <Hint />}
      {result?.total === 0 && left === 0 && <NothingFound filtered={filtered} onClear={() => setFilters({})} />}
    </ComboboxProvider>
  );
}
