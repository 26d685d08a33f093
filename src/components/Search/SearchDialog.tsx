import {Dialog, DialogDismiss} from '@ariakit/react/dialog';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {openEntry} from './open-entry';
import SearchPanel from './SearchPanel';
import styles from './styles.module.css';

export interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Has the focus again when the dialog is closed. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** What was typed into this one before belongs to the field here. */
  readonly waiting: RefObject<HTMLDialogElement | null>;
}

/** The dialog of the search. It stays mounted, its content does not. */
export default function SearchDialog({open, onClose, button, waiting}: Props): ReactNode {
  const {push} = useHistory();
  const wanted = useRef<string>(undefined);
  const onOpenEntry = useCallback(
    (url: string) => {
      wanted.current = url;
      onClose();
    },
    [onClose],
  );

  // The dialog first and what it holds in a task of its own: together they would hold up a slow phone.
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(open));
    return () => clearTimeout(timer);
  }, [open]);

  // Only a page that is free to scroll can go to an entry: the dialog holds it still as long as it is open.
  useEffect(() => {
    if (open || wanted.current === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      openEntry(wanted.current!, push);
      wanted.current = undefined;
    });
    return () => cancelAnimationFrame(frame);
  }, [open, push]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={button}
      autoFocusOnHide={() => wanted.current === undefined}
      unmountOnHide
      autoFocusOnShow={false} // the field takes the focus, and with it what was typed
      getPersistentElements={() => (waiting.current ? [waiting.current] : [])}
      backdrop={<div className={styles.backdrop} />}
      className={styles.dialog}
      aria-label="Search the changelog"
    >
      {filled && <SearchPanel onOpenEntry={onOpenEntry} waiting={waiting} />}
      <DialogDismiss className={styles.close}>Close</DialogDismiss>
    </Dialog>
  );
}
