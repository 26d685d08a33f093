import {type RefObject, useCallback, useEffect, useState} from 'react';
import type {Row} from '../../search/messages';

/** The id of the option at this place of the list, from 0. */
export const optionId = (place: number): string => `search-result-${place}`;

/** What the field, which has the focus, and the list below it know of each other. */
export interface FieldLink {
  /** An Enter that has opened nothing yet, also one from before the list was there. */
  readonly enter: KeyboardEvent | undefined;
  readonly setEnter: (enter: undefined) => void;
  /** Names the active option in the field. */
  readonly setOption: (id: string | undefined) => void;
  /** What arrow keys do. */
  readonly move: RefObject<((step: number) => void) | undefined>;
}

/**
 * The place of the active option, which Enter opens: the first of a query's list, then the one that arrow keys or the
 * pointer choose, also where more years bring it to another place. An Enter for the first option waits until the list is
 * settled.
 */
export function useActiveOption(
  rows: readonly Row[],
  query: string | undefined,
  isSettled: boolean,
  {enter, setEnter, setOption, move}: FieldLink,
) {
  const [chosen, setChosen] = useState<{query: string | undefined; address: string | undefined}>();
  const isChosen = chosen !== undefined && chosen.query === query;
  const place = isChosen ? rows.findIndex(({address}) => address === chosen.address) : 0;
  const active = Math.max(0, place);
  const id = active < rows.length ? optionId(active) : undefined;
  const setActive = useCallback((next: number) => setChosen({query, address: rows[next]?.address}), [rows, query]);

  useEffect(() => {
    move.current = (step) => {
      if (rows.length === 0) return;
      const next = (active + step + rows.length) % rows.length;
      setActive(next);
      document.getElementById(optionId(next))!.scrollIntoView({block: 'nearest'});
    };
  }, [move, rows, active, setActive]);

  useEffect(() => {
    if (!enter || query === undefined || !(isSettled || isChosen)) return;
    setEnter(undefined);
    // The click has the modifiers of the key: they open a new tab or window.
    if (id) document.getElementById(id)!.dispatchEvent(new MouseEvent('click', enter));
  }, [enter, setEnter, query, isSettled, isChosen, id]);

  useEffect(() => {
    setOption(id);
    return () => setOption(undefined);
  }, [setOption, id]);
  return {active, setActive};
}
