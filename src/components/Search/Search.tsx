import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {SEARCH_FAILURE, SEARCH_MISSING} from '../failure-messages';
import type SearchPanel from './SearchPanel';
import styles from './styles.module.css';

/**
 * The button in the navbar, which `src/page/shortcut.ts` presses by keys, and the search's dialog with the field, into
 * which a reader types while the rest is fetched, when the search is first opened.
 */
export default function Search(): ReactNode {
  const isBrowser = useIsBrowser();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Counts the openings while the dialog is open; 0 while it is closed. */
  const [opening, setOpening] = useState(0);
  /** Whether Enter came last, before the panel that answers it. */
  const entered = useRef(false);
  const [failed, setFailed] = useState(false);
  const [Panel, setPanel] = useState<typeof SearchPanel>();

  function show(): void {
    setFailed(false);
    if (dialog.current!.open) {
      setOpening((before) => before || 1); // what has been typed stays
    } else {
      field.current!.value = '';
      dialog.current!.showModal();
      setOpening((before) => before + 1);
    }
    import(/* webpackChunkName: "search-panel" */ './SearchPanel').then(
      (loaded) => setPanel(() => loaded.default),
      () => {
        dialog.current?.close();
        setFailed(true);
      },
    );
  }

  // The way back leads from the page behind the dialog.
  useEffect(() => {
    const close = (): void => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  function onClose(): void {
    if (!dialog.current!.open) setOpening(0); // the event comes late, when it may be open again
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
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M11 11l4 4M12.5 7A5.5 5.5 0 1 1 1.5 7a5.5 5.5 0 0 1 11 0z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
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
        onClose={onClose}
      >
        <input
          ref={field}
          className={styles.field}
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-label="Search entries"
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Search entries"
          spellCheck={false}
          onKeyDown={({key}) => {
            entered.current = key === 'Enter';
          }}
        />
        {opening > 0 && Panel ? (
          <Panel key={opening} field={field} dialog={dialog} entered={entered} />
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
