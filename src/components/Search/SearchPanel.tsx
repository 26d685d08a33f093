import {useHistory} from '@docusaurus/router';
import {Fragment, type ReactNode, type RefObject, useCallback, useMemo, useRef, useState} from 'react';
import type {Answer} from '../../search/messages';
import type {NameCard} from '../../search/names';
import {type Filters, isFiltered} from '../../search/types';
import {openEntry} from './open-entry';
import {type Page, pagesOf} from './pages';
import Result, {Way} from './Result';
import resultStyles from './results.module.css';
import SearchFilters from './SearchFilters';
import SearchHints from './SearchHints';
import SearchStatus from './SearchStatus';
import {useActiveOption} from './useActiveOption';
import {useSearch} from './useSearch';

const NO_HITS: Answer['hits'] = [];

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
  const hits = shown?.hits ?? NO_HITS;
  const isWhole = left === 0;
  const [ways, options] = useMemo(() => {
    // How many entries have a name is known when all years are there.
    const cards = shown?.cards.map((card) => (isWhole ? card : {...card, first: undefined})) ?? [];
    const found: readonly (NameCard | Page)[] = shown ? [...pagesOf(shown.query), ...cards] : [];
    return [found, [...found, ...hits]];
  }, [shown, hits, isWhole]);
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
        {ways.map((way, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as below
          <Way key={place} place={place} way={way} active={place === active} onPoint={setActive} onOpen={onOpen} />
        ))}
        {/* Keyed by place: updating an item costs a fraction of mounting one. */}
        {hits.map((hit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={place}>
            {hit.heading !== undefined && hit.heading !== hits[place - 1]?.heading && (
              <div role="presentation" className={resultStyles.divider}>
                {hit.heading}
              </div>
            )}
            <Result
              place={ways.length + place}
              hit={hit}
              active={ways.length + place === active}
              onPoint={setActive}
              onOpen={onOpen}
            />
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
