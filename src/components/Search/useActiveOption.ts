import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import type {Row} from '../../search/messages';

/** The id of the option at this place of the list, from 0. */
export const optionId = (place: number): string => `search-result-${place}`;

/** How far each key moves; the first option follows the last. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1, Enter: 0};

/** Clicks the option, with the modifiers of the key: they open a new tab or window. */
function open(list: HTMLElement, place: number, event: KeyboardEvent): void {
  list.querySelectorAll('[role=option]')[place]?.dispatchEvent(new MouseEvent('click', event));
}

/**
 * The place of the active option, which Enter opens: the first of a query's list, then the one that arrow keys or the
 * pointer choose, also where more years bring it to another place. An Enter for the first option waits until the list is
 * settled. The focus stays in the field, which names the active option, as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export function useActiveOption(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  {
    query,
    isSettled,
    entered,
  }: {
    readonly query: string | undefined;
    readonly isSettled: boolean;
    /** Whether Enter was pressed before anything here could hear it. */
    readonly entered: RefObject<boolean>;
  },
) {
  const [chosen, setChosen] = useState<{query: string | undefined; address: string | undefined}>();
  const isChosen = chosen !== undefined && chosen.query === query;
  const active = isChosen
    ? Math.max(
        0,
        rows.findIndex(({address}) => address === chosen.address),
      )
    : 0;
  const setActive = useCallback((next: number) => setChosen({query, address: rows[next]?.address}), [rows, query]);
  /** An Enter that was pressed before the list was the whole answer to the field's text. */
  const early = useRef<KeyboardEvent>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const wait = useCallback((event: KeyboardEvent | undefined) => {
    early.current = event;
    setWaiting(event !== undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what came before the first time
  useEffect(() => {
    if (entered.current && field.current!.value.trim() !== '') wait(new KeyboardEvent('keydown', {key: 'Enter'}));
  }, []);
  const isBehind = useCallback(
    () => list.current!.dataset.query !== field.current!.value.trim() || (!isSettled && !isChosen),
    [list, field, isSettled, isChosen],
  );

  useEffect(() => {
    const input = field.current!;
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      const isKnown = !event.isComposing && step !== undefined;
      const isEarly = isKnown && event.key === 'Enter' && isBehind();
      wait(isEarly ? event : undefined);
      if (isKnown) event.preventDefault();
      if (!isKnown || isEarly || rows.length === 0) return;
      const next = (active + step + rows.length) % rows.length;
      setActive(next);
      if (step === 0) open(list.current!, next, event);
      else document.getElementById(optionId(next))!.scrollIntoView({block: 'nearest'});
    };
    const listeners = new AbortController();
    input.addEventListener('keydown', onKeyDown, listeners);
    for (const change of ['input', 'blur']) input.addEventListener(change, () => wait(undefined), listeners);
    return () => listeners.abort();
  }, [field, list, rows, active, setActive, isBehind, wait]);

  // A list in which nothing was chosen is shown from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list is looked at
  useEffect(() => {
    if (active === 0) list.current!.scrollTop = 0;
    if (!early.current || isBehind()) return;
    open(list.current!, 0, early.current);
    wait(undefined);
  }, [rows, active, list, isBehind, wait]);

  const hasOption = active < rows.length;
  useEffect(() => {
    const input = field.current!;
    input.setAttribute('aria-expanded', `${hasOption}`);
    if (!hasOption) return;
    input.setAttribute('aria-activedescendant', optionId(active));
    input.setAttribute('aria-controls', list.current!.id);
    return () => {
      for (const name of ['aria-activedescendant', 'aria-controls']) input.removeAttribute(name);
      input.setAttribute('aria-expanded', 'false');
    };
  }, [field, list, active, hasOption]);
  return {active, setActive, isWaiting};
}
