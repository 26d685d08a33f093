import {type ReactNode, useState} from 'react';
import Button from '../Button';

/** How long "Copied" stands: what it says may not be true of the next range. */
const SHOWN_MS = 4000;

interface Props {
  /** What the button says before it was pressed. */
  readonly label: string;
  /** Names the button where its label alone would not. */
  readonly about?: string;
  /** Makes the text when the button is pressed. */
  readonly text: () => string;
}

/** Copies a text and says so; where the browser does not allow it, shows the text to be copied by hand. */
export default function CopyButton({label, about, text}: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  async function copy(): Promise<void> {
    const content = text();
    try {
      await navigator.clipboard.writeText(content);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
      setRefused(undefined);
    } catch {
      setRefused(content);
    }
  }
  return (
    <>
      <Button aria-label={about} onClick={() => void copy()}>
        {label}
      </Button>{' '}
      <span role="status">{copied && 'Copied'}</span>
      {refused !== undefined && (
        <label>
          The browser does not let the page copy. Copy it from here:
          <textarea readOnly rows={8} value={refused} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
