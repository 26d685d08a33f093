import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import styles from './button.module.css';
import {loadDialog} from './load';
import type {Props as DialogProps} from './SearchDialog';
import {asksForSearch} from './shortcut';
import Waiting, {showWaiting} from './Waiting';

/**
 * The button in the navbar and the keys that open the search. Everything else is fetched when the reader asks for it.
 */
export default function Search(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const waiting = useRef<HTMLDialogElement>(null);

  const show = useCallback(() => {
    setOpen(true);
    setFailed(false);
    if (waiting.current) showWaiting(waiting.current);
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        waiting.current?.close();
        setOpen(false);
        setFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-search-button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={open && !Dialog}
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
        <span className={styles.label}>Search</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus */}
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {failed && (
        <p role="alert" className={styles.failure}>
          The search could not be loaded. Try again, or load the page again; the text on it stays as it is.
        </p>
      )}
      <Waiting ref={waiting} onGivenUp={() => setOpen(false)} />
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} button={button} waiting={waiting} />}
    </>
  );
}
