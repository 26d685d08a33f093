import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** The id of the option at this place of the list, from 0. */
export const optionId = (place: number): string => `search-result-${place}`;

/** How far each key moves; the first option follows the last. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1, Enter: 0};

const optionsIn = (list: HTMLElement) => list.querySelectorAll('[role=option]');

/** Clicks the option, with the modifiers of the key: they open a new tab or window. */
function open(option: Element, event: KeyboardEvent): void {
  option.dispatchEvent(new MouseEvent('click', event));
}

/**
 * The place of the active option, which Enter opens: the first of a query's list, then the one that arrow keys or the
 * pointer choose, also where more years bring it to another place. The focus stays in the field, which names the active
 * option, as in https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export function useActiveOption(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly {readonly address: string}[],
  query: string | undefined,
): [place: number, setPlace: (place: number) => void] {
  const [chosen, setChosen] = useState<{query: string | undefined; place: number; address: string | undefined}>();
  // Two options may lead to one address.
  const isAt = (at: number) => chosen?.query === query && options[at]?.address === chosen?.address;
  const found = options.findIndex((_, at) => isAt(at));
  const place = chosen && isAt(chosen.place) ? chosen.place : Math.max(0, found);
  const setPlace = useCallback(
    (next: number) => setChosen({query, place: next, address: options[next]?.address}),
    [options, query],
  );
  const count = options.length;
  /** An Enter that was pressed before the list answers the field's text. It opens that answer's first option. */
  const early = useRef<KeyboardEvent>(undefined);
  const isBehind = useCallback(() => list.current!.dataset.query !== field.current!.value.trim(), [list, field]);

  useEffect(() => {
    const input = field.current!;
    const forget = (): void => {
      early.current = undefined;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      forget();
      const step = STEPS[event.key];
      if (event.isComposing || step === undefined) return;
      if (event.key === 'Enter' && isBehind()) early.current = event;
      else if (count === 0) return;
      event.preventDefault();
      if (early.current) return;
      const next = (place + step + count) % count;
      const option = optionsIn(list.current!)[next]!;
      setPlace(next);
      if (step) option.scrollIntoView({block: 'nearest'});
      else open(option, event);
    };
    const listeners = new AbortController();
    input.addEventListener('keydown', onKeyDown, listeners);
    for (const change of ['input', 'blur']) input.addEventListener(change, forget, listeners);
    return () => listeners.abort();
  }, [field, list, place, count, setPlace, isBehind]);

  // A list in which nothing was chosen is shown from its beginning.
  useEffect(() => {
    if (place === 0) list.current!.scrollTop = 0;
    const asked = early.current;
    if (options.length === 0 || !asked || isBehind()) return;
    early.current = undefined;
    open(optionsIn(list.current!)[0]!, asked);
  }, [options, place, list, isBehind]);

  const hasOption = place < count;
  useEffect(() => {
    if (!hasOption) return;
    const input = field.current!;
    const told = {'aria-activedescendant': optionId(place), 'aria-controls': list.current!.id, 'aria-expanded': 'true'};
    for (const [name, value] of Object.entries(told)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(told)) input.removeAttribute(name);
      input.setAttribute('aria-expanded', 'false');
    };
  }, [field, list, place, hasOption]);
  return [place, setPlace];
}
