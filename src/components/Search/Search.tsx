import useIsBrowser from '@docusaurus/useIsBrowser';
import {type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {SEARCH_FAILURE, SEARCH_MISSING} from '../failure-messages';
import type SearchPanel from './SearchPanel';
import styles from './styles.module.css';

/** How far each key moves in the list. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * The button in the navbar, which `src/page/shortcut.ts` presses by keys, and the search's dialog with the field, into
 * which a reader types while the rest is fetched, when the search is first opened. The focus stays in the field, which
 * names the active option, as in https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export default function Search(): ReactNode {
  const isBrowser = useIsBrowser();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** What stands in the field; undefined while the dialog is closed. */
  const [typed, setTyped] = useState<string>();
  /** An Enter that has opened nothing yet. */
  const [enter, setEnter] = useState<globalThis.KeyboardEvent>();
  /** The id of the active option. */
  const [option, setOption] = useState<string>();
  const move = useRef<(step: number) => void>(undefined);
  const [failed, setFailed] = useState(false);
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const close = useCallback(() => dialog.current?.close(), []);

  function show(): void {
    setFailed(false);
    if (!dialog.current!.open) {
      field.current!.value = '';
      dialog.current!.showModal();
    }
    setTyped(field.current!.value);
    import(/* webpackChunkName: "search-panel" */ './SearchPanel').then(
      (loaded) => setPanel(() => loaded.default),
      () => {
        close();
        setFailed(true);
      },
    );
  }

  // The way back leads from the page behind the dialog.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  function onKeyDown(event: KeyboardEvent): void {
    const {isComposing} = event.nativeEvent;
    const step = isComposing ? undefined : STEPS[event.key];
    const isEnter = event.key === 'Enter' && !isComposing;
    setEnter(isEnter ? event.nativeEvent : undefined);
    if (isEnter || step) event.preventDefault();
    if (step) move.current?.(step);
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-search-button
        aria-label="Search"
        disabled={!isBrowser}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M11 11l4 4M12.5 7A5.5 5.5 0 1 1 1.5 7a5.5 5.5 0 0 1 11 0z" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
        <span>Search</span>
        <kbd>/</kbd>
      </button>
      <span className={styles.missing}>{SEARCH_MISSING}</span>
      {failed && (
        <p role="alert" className="said">
          {SEARCH_FAILURE}
        </p>
      )}
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-search-dialog
        aria-label="Search the changelog"
        closedby="any"
        onClose={() => dialog.current!.open || setTyped(undefined)} // the event comes late, when it may be open again
      >
        <input
          ref={field}
          className={styles.field}
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={option !== undefined}
          aria-controls={option && 'search-results'}
          aria-activedescendant={option}
          aria-label="Search entries"
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Search entries"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onInput={({currentTarget}) => {
            setTyped(currentTarget.value);
            setEnter(undefined);
          }}
          onBlur={() => setEnter(undefined)}
        />
        {typed !== undefined && Panel ? (
          <Panel {...{typed, enter, setEnter, setOption, move, field, close}} />
        ) : (
          <p role="status" className={styles.status}>
            Loading the search …
          </p>
        )}
        <form method="dialog">
          <button type="submit" className={styles.close}>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
