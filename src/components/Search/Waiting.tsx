import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

/** What this dialog returns when it is closed because the other one has taken over. */
const TAKEN = 'taken';

interface Props {
  readonly ref: Ref<HTMLDialogElement>;
  /** Called when the reader closes it. */
  readonly onGivenUp: () => void;
}

/**
 * Stands where the dialog of the search will stand until that is there: a field to type into. It is in every page's
 * HTML, so that `src/shell/start.js` can show it before any other script has run.
 */
export default function Waiting({ref, onGivenUp}: Props): ReactNode {
  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, styles.waiting)}
      data-search-waiting
      aria-label="Search the changelog"
      onClose={({currentTarget}) => currentTarget.returnValue !== TAKEN && onGivenUp()}
      onKeyDown={({key, currentTarget}) => key === 'Escape' && currentTarget.close()}
    >
      <input
        className={styles.field}
        type="search"
        placeholder="Search entries"
        aria-label="Search entries"
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={styles.status}>
        Loading the search …
      </p>
      <form method="dialog">
        <button type="submit" className={styles.close}>
          Close
        </button>
      </form>
    </dialog>
  );
}

export function showWaiting(waiting: HTMLDialogElement): void {
  if (waiting.open) return;
  waiting.returnValue = '';
  waiting.show();
}

/** Closes the waiting dialog, where it is open, and gives what was typed into it. */
export function takeTyped(waiting: HTMLDialogElement | null): string {
  const field = waiting?.querySelector('input');
  if (!waiting?.open || !field) return '';
  const {value} = field;
  field.value = '';
  waiting.close(TAKEN);
  return value;
}
