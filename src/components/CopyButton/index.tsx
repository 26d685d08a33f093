import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import Button from '../Button';
import fields from '../fields.module.css';
import styles from './styles.module.css';

/** How long "Copied" is shown, in milliseconds: it may not be true of the next range. */
const SHOWN_MS = 4000;

interface Props {
  readonly label: string;
  /** Names the button if its label alone does not. */
  readonly about?: string;
  /** Makes the text when the button is pressed. */
  readonly text: () => string;
  /** Why the text is not complete yet; undefined if it is. */
  readonly missing?: string | undefined;
}

/** Copies a text and says so. If the browser does not allow it, shows the text, selected, to be copied by hand. */
export default function CopyButton({label, about, text, missing}: Props): ReactNode {
  const [said, setSaid] = useState<'Copied' | 'Not copied'>();
  // How often the browser refused. The text itself is not kept: the range may change.
  const [refused, setRefused] = useState(0);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refused > 0) box.current?.focus();
  }, [refused]);
  async function copy(): Promise<void> {
    if (missing !== undefined) return;
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
      setTimeout(() => setSaid(undefined), SHOWN_MS);
      setRefused(0);
    } catch {
      setSaid('Not copied');
      setRefused((times) => times + 1);
    }
  }
  return (
    <>
      {/* Not `disabled`: that would take the focus away. */}
      <Button
        aria-label={about ?? label}
        aria-disabled={missing !== undefined}
        className={clsx('scripted', styles.button, missing !== undefined && 'disabled')}
        data-copied={said === 'Copied'}
        onClick={() => void copy()}
      >
        <span>{label}</span>
      </Button>{' '}
      {missing !== undefined && <span>{missing}</span>}
      <span role="status" className={styles.status}>
        {missing === undefined && said}
      </span>
      {missing === undefined && refused > 0 && (
        <label className={styles.refused}>
          The browser does not let the page copy. Copy it from here:
          <textarea
            className={fields.area}
            ref={box}
            readOnly
            rows={8}
            value={text()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
