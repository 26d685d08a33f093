import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

/** The id of the option at this place of the list, from 0. */
export const optionId = (place: number): string => `search-result-${place}`;

/** How far the keys go; after the last option comes the first. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1, Enter: 0};

/** With a modifier it opens a new tab or window, as a click does. */
function open(option: Element, event: KeyboardEvent): void {
  option.dispatchEvent(new MouseEvent('click', event));
}

/**
 * The place of the option that Enter opens: the first of each new list, then the one that arrow keys and pointer go to.
 * The focus stays in the field, which names the option (`aria-activedescendant`), as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 *
 * @param options what the list shows: another array begins at its first place
 */
export function useActiveOption(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
): [place: number, setPlace: (place: number) => void] {
  const [chosen, setChosen] = useState({options, place: 0});
  const place = chosen.options === options ? chosen.place : 0;
  const setPlace = useCallback((next: number) => setChosen({options, place: next}), [options]);
  const count = options.length;
  /** Enter that was pressed before the list answered what stands in the field: it waits for that answer. */
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
      const option = list.current!.children[next]!;
      setPlace(next);
      if (step) option.scrollIntoView({block: 'nearest'});
      else open(option, event);
    };
    const listeners = new AbortController();
    input.addEventListener('keydown', onKeyDown, listeners);
    for (const change of ['input', 'blur']) input.addEventListener(change, forget, listeners);
    return () => listeners.abort();
  }, [field, list, place, count, setPlace, isBehind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is shown from its beginning
  useEffect(() => {
    list.current!.scrollTop = 0;
    const [first] = list.current!.children;
    const asked = early.current;
    if (!first || !asked || isBehind()) return;
    early.current = undefined;
    open(first, asked);
  }, [options, list]);

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
