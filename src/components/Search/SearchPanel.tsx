import {useHistory} from '@docusaurus/router';
import {Fragment, type ReactNode, type RefObject, useCallback, useMemo, useRef, useState} from 'react';
import {type Filters, isFiltered} from '../../search/types';
import {openEntry} from './open-entry';
import {pagesOf} from './pages';
import Result, {type Found} from './Result';
import resultStyles from './results.module.css';
import SearchFilters from './SearchFilters';
import SearchHints from './SearchHints';
import SearchStatus from './SearchStatus';
import {useActiveOption} from './useActiveOption';
import {useSearch} from './useSearch';

const headingOf = (found: Found | undefined) => (found && 'heading' in found ? found.heading : undefined);

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** The part of the dialog below the field: the filters and the list. */
export default function SearchPanel({field, dialog}: Props): ReactNode {
  const {push} = useHistory();
  const [filters, setFilters] = useState<Filters>({});
  const {asked, loaded, left, years, failed, answer, retry, setLiteral} = useSearch(field, filters);
  // That no entry has all words is said when all files are there: those to come may have some.
  const isSettled = left === 0 || (answer !== undefined && (answer.complete > 0 || answer.isWordless));
  const shown = isSettled ? answer : undefined;
  const isWhole = left === 0;
  const options = useMemo((): readonly Found[] => {
    if (!shown) return [];
    // How many entries have a name is known when all years are there.
    const cards = shown.cards.map((card) => (isWhole ? card : {...card, first: undefined}));
    return [...pagesOf(shown.query), ...cards, ...shown.hits];
  }, [shown, isWhole]);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useActiveOption(field, list, options, shown?.query);
  const onOpen = useCallback(
    (url: string) => {
      dialog.current!.close();
      openEntry(url, push);
    },
    [dialog, push],
  );
  /** The pressed button goes, and the focus with it: it goes back to the field. */
  const onAsk = useCallback(
    (ask: (input: HTMLInputElement) => void) => {
      field.current!.focus();
      ask(field.current!);
    },
    [field],
  );
  const onWrite = (query: string) =>
    onAsk((input) => {
      input.value = query;
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    });

  return (
    <>
      <SearchFilters filters={filters} onChange={setFilters} />
      <SearchStatus
        answer={shown}
        isLoading={(asked || loaded.length === 0) && !failed}
        years={years}
        failed={failed}
        onLiteral={() => onAsk((input) => setLiteral(input.value.trim()))}
      />
      <div
        ref={list}
        role="listbox"
        id="search-results"
        data-query={asked ? answer?.query : ''}
        data-left={left}
        className={resultStyles.list}
        aria-label="Entries found"
      >
        {options.map((found, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: updating an item costs a fraction of mounting one
          <Fragment key={place}>
            {headingOf(found) !== undefined && headingOf(found) !== headingOf(options[place - 1]) && (
              <div role="presentation" className={resultStyles.divider}>
                {headingOf(found)}
              </div>
            )}
            <Result found={found} at={place} active={place === active} onPoint={setActive} onOpen={onOpen} />
          </Fragment>
        ))}
      </div>
      <SearchHints
        answer={shown}
        asked={asked}
        failed={failed}
        isFiltered={isFiltered(filters)}
        onRetry={() => onAsk(retry)}
        onWiden={() => setFilters({})}
        onWrite={onWrite}
      />
    </>
  );
}
