import type {ReactNode} from 'react';
import {copy} from '../../page/copy';

interface Props {
  readonly label: string;
  /** What is copied, in the words that say so. */
  readonly name: string;
  /** Makes the text when the button is pressed. */
  readonly text: () => string;
  /** Why the text is not complete yet; undefined if it is. */
  readonly missing?: string | undefined;
}

/** Copies a text that does not stand on the page as it is copied: where it does, a button with `data-copy` is enough. */
export default function CopyButton({label, name, text, missing}: Props): ReactNode {
  return (
    <>
      {/* Not `disabled`: that would take the focus away. */}
      <button
        type="button"
        className="scripted"
        aria-disabled={missing !== undefined}
        onClick={() => missing === undefined && void copy(name, text())}
      >
        {label}
      </button>{' '}
      {missing}
    </>
  );
}
