import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ClipboardEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {NOTHING} from '../../search/worker-messages';
import {SEARCH_FAILURE, SEARCH_MISSING} from '../failure-messages';
import styles from './styles.module.css';

/** How far each key moves from the field into the list of results, and back. */
const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * The button in the navbar, which `src/page/shortcut.ts` presses by keys, and the search's dialog with the field, into
 * which a reader types while the rest is fetched, when the search is first opened.
 */
export default function Search(): ReactNode {
  const isBrowser = useIsBrowser();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** An Enter that has opened nothing yet. */
  const [enter, setEnter] = useState<globalThis.KeyboardEvent>();
  const [failed, setFailed] = useState(false);
  const [panel, setPanel] = useState<typeof import('./SearchPanel')>();
  const close = useCallback(() => dialog.current!.hidePopover(), []);

  function show(): void {
    setFailed(false);
    dialog.current!.showPopover();
    field.current!.focus();
    import(/* webpackChunkName: "search-panel" */ './SearchPanel').then(setPanel, () => setFailed(true));
  }

  // What was typed before the panel was there: also between its script and its first rendering.
  useEffect(() => panel?.ask({query: field.current!.value.trim()}), [panel]);

  // A result on the page behind the dialog, and the way back from it.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  function onClosed(): void {
    field.current!.value = '';
    panel?.ask(NOTHING);
  }

  /** The field would join the lines of a log. It keeps them with U+2028 between two, at which lines end as well. */
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    if (!text.includes('\n')) return;
    event.preventDefault();
    document.execCommand('insertText', false, text.trim().replace(/\r?\n/g, '\u2028'));
  }

  /** Arrows move the focus between the field and the results; what is typed goes on in the field. Tab stays inside. */
  function onKeyDown(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target} = event;
    if (nativeEvent.isComposing) return;
    const [first, last] = [field.current!, dialog.current!.lastElementChild as HTMLElement];
    if (key === 'Tab' && target === (shiftKey ? first : last)) {
      event.preventDefault();
      (shiftKey ? last : first).focus();
    }
    const stops = [...dialog.current!.querySelectorAll<HTMLElement>('input, [role=option]')];
    const place = stops.indexOf(target as HTMLElement);
    const isTyped = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
    if (place > 0 && isTyped) field.current!.focus();
    if (place >= 0 && STEPS[key]) stops[place + STEPS[key]]?.focus();
    if (place === 0) setEnter(key === 'Enter' ? nativeEvent : undefined);
    if (place >= 0 && (STEPS[key] || (place === 0 && key === 'Enter'))) event.preventDefault();
  }

  return (
    <>
      <button
        type="button"
        className={`scripted ${styles.button}`}
        data-search-button
        aria-label="Search"
        disabled={!isBrowser}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
      >
        Search <kbd>/</kbd>
      </button>
      <span className={styles.missing}>{SEARCH_MISSING}</span>
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-search-dialog
        aria-label="Search the changelog"
        popover="auto" // a modal dialog would have the long page laid out again
        onKeyDown={onKeyDown}
        // Not `toggle`, which comes late: a dialog that is opened again at once would have kept its text.
        onBeforeToggle={({newState}) => newState === 'closed' && onClosed()}
      >
        <input
          ref={field}
          className={styles.field}
          inputMode="search"
          role="searchbox"
          aria-controls="search-results"
          aria-label="Search entries"
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Search entries"
          spellCheck={false}
          onInput={({currentTarget}) => {
            panel?.ask({query: currentTarget.value.trim()});
            setEnter(undefined);
          }}
          onPaste={onPaste}
          onBlur={() => setEnter(undefined)}
        />
        {panel ? (
          <panel.default {...{enter, setEnter}} />
        ) : (
          <p role={failed ? 'alert' : 'status'} className={styles.status}>
            {failed ? SEARCH_FAILURE : 'Loading the search …'}
          </p>
        )}
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </dialog>
    </>
  );
}
