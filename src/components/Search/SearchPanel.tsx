import {useHistory} from '@docusaurus/router';
import manifest from '@generated/changelog/default/manifest.json';
import {type ReactNode, type RefObject, useCallback, useRef, useState} from 'react';
import {counted} from '../../changelog/model/count';
import type {Answer} from '../../search/messages';
import {type Filters, isFiltered} from '../../search/types';
import styles from './dialog.module.css';
import {openEntry} from './open-entry';
import Result from './Result';
import resultStyles from './results.module.css';
import SearchFilters from './SearchFilters';
import {useActiveOption} from './useActiveOption';
import {useSearch} from './useSearch';

const NO_HITS: Answer['hits'] = [];

function count({total, hits, isWordless}: Answer): string {
  if (isWordless) return 'Nothing to search for';
  const found = `${counted(total, 'entry', 'entries')} found`;
  return hits.length < total ? `${found}, the first ${hits.length} shown` : found;
}

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** The part of the dialog below the field: the filters and the list. */
export default function SearchPanel({field, dialog}: Props): ReactNode {
  const {push} = useHistory();
  const [filters, setFilters] = useState<Filters>({});
  const {asked, left, failed, answer, retry} = useSearch(field, filters);
  const hits = answer?.hits ?? NO_HITS;
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useActiveOption(field, list, hits);
  const onOpen = useCallback(
    (url: string) => {
      dialog.current!.close();
      openEntry(url, push);
    },
    [dialog, push],
  );
  const onRetry = () => {
    field.current!.focus(); // the button goes when the data is there
    retry();
  };
  // "0 entries" is said when all years are there: those to come may have some.
  const isWhole = left === 0 || (answer && (answer.total > 0 || answer.isWordless));
  const status =
    answer && isWhole ? count(answer) : (asked || left === manifest.years.length) && !failed && 'Loading the search …';

  return (
    <>
      <SearchFilters filters={filters} onChange={setFilters} />
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div
        ref={list}
        role="listbox"
        id="search-results"
        data-query={asked ? answer?.query : ''}
        data-left={left}
        className={resultStyles.list}
        aria-label="Entries found"
      >
        {/* Keyed by place: updating an item costs a fraction of mounting one. */}
        {hits.map((hit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Result key={place} place={place} hit={hit} active={place === active} onPoint={setActive} onOpen={onOpen} />
        ))}
      </div>
      {failed && (
        <p role="alert" className={styles.message}>
          The data of the search could not be loaded. The pages can be read as before.{' '}
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      {!asked && (
        <p className={styles.message}>
          Type a name such as <code>join_algorithm</code>, words, an error message, a pull request, an author or a
          release.
        </p>
      )}
      {answer?.isWordless && <p className={styles.message}>Type a letter or a digit.</p>}
      {answer?.total === 0 && !answer.isWordless && left === 0 && (
        <p className={styles.message}>
          Nothing found.{' '}
          {isFiltered(filters) ? (
            <button type="button" onClick={() => setFilters({})}>
              Search all releases and kinds
            </button>
          ) : (
            'Try fewer words, a part of a name, or the number of a pull request.'
          )}
        </p>
      )}
    </>
  );
}
