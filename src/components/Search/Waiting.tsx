import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLDialogElement>;
  readonly onClose: () => void;
}

/**
 * Stands where the dialog of the search will stand until that is there: a field to type into. It is in every page's HTML,
 * so that `src/shell/start.js` can show it before any other script has run.
 */
export default function Waiting({ref, onClose}: Props): ReactNode {
  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, styles.waiting)}
      data-search-waiting
      aria-label="Search the changelog"
      onClose={onClose}
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

/** Closes the waiting dialog, where it is open, and gives what was typed into it. */
export function takeTyped(waiting: HTMLDialogElement | null): string {
  const field = waiting?.querySelector('input');
  if (!waiting?.open || !field) return '';
  const {value} = field;
  field.value = '';
  waiting.close();
  return value;
}
