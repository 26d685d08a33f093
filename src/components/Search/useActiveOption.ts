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
 * The place of the active option, which Enter opens: in each new list the one at `first`, then the one that arrow keys or
 * the pointer choose. The focus stays in the field, which names the active option, as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 *
 * @param options what the list shows; in a new array the one at `first` is active
 */
export function useActiveOption(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
  first = 0,
): [place: number, setPlace: (place: number) => void] {
  const [chosen, setChosen] = useState({options, place: first});
  const place = chosen.options === options ? chosen.place : first;
  const setPlace = useCallback((next: number) => setChosen({options, place: next}), [options]);
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

  // A new list is shown from its beginning.
  useEffect(() => {
    list.current!.scrollTop = 0;
    const asked = early.current;
    if (options.length === 0 || !asked || isBehind()) return;
    early.current = undefined;
    open(optionsIn(list.current!)[first]!, asked);
  }, [options, first, list, isBehind]);

  const hasOption = place < count;
  useEffect(() => {
    if (!hasOption) return;
    const input = field.current!;
    input.setAttribute('aria-activedescendant', optionId(place));
    return () => input.removeAttribute('aria-activedescendant');
  }, [field, place, hasOption]);

  useEffect(() => {
    if (!hasOption) return;
    const input = field.current!;
    input.setAttribute('aria-controls', list.current!.id);
    input.setAttribute('aria-expanded', 'true');
    return () => {
      input.removeAttribute('aria-controls');
      input.setAttribute('aria-expanded', 'false');
    };
  }, [field, list, hasOption]);
  return [place, setPlace];
}
