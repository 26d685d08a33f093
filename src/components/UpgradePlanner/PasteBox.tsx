import {createStorageSlot} from '@docusaurus/theme-common';
import statement from '@generated/changelog/default/what-you-run.json';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import CopyButton from '../CopyButton';
import Failure from '../Failure';
import {pasteFailure} from '../failure-messages';
import {setupHash, setupIn} from './setup-hash';
import styles from './styles.module.css';

/** Where this browser keeps what was pasted last. */
const STORE = createStorageSlot('upgrade-setup');

/** How many bytes of a file are read. */
const MOST_BYTES = 4_000_000;

interface Props {
  /** Why there is nothing to compare with. */
  readonly failure: string | undefined;
  /** Called when readers are about to paste, and to try again. */
  readonly start: () => void;
  readonly onText: (text: string) => void;
  /** What is in the box. */
  readonly text: string;
  /** Whether it has a whole list of what a server runs: then nothing more has to be pasted. */
  readonly hasList: boolean;
  /** The result of the paste; undefined while the box is empty. */
  readonly verdict: string | undefined;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** The box for pastes, folded as soon as a list is read. The text stays in the page. */
export default function PasteBox({failure, start, onText, text, hasList, verdict, children}: Props): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [isFolded, setFolded] = useState(false);
  useLayoutEffect(() => {
    // What is folded loses the focus.
    if (hasList && document.activeElement === box.current) change.current!.focus();
    if (hasList) box.current!.scrollTop = 0; // not the end of what was pasted, once it shows again
    setFolded(hasList);
  }, [hasList]);
  const show = (shown: string): void => {
    box.current!.value = shown;
    if (shown !== '') start();
    onText(shown);
  };
  const showAndKeep = (shown: string): void => {
    show(shown);
    STORE.set(shown);
  };
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isLatest = true;
    setHash('');
    void setupHash(text).then((packed) => isLatest && setHash(packed));
    return () => {
      isLatest = false;
    };
  }, [text]);
  // Text that was pasted before the scripts ran counts too, then what the address has, then what this browser kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => {
    const {hash, pathname, search} = window.location;
    void setupIn(hash).then((linked) => {
      if (linked !== undefined) window.history.replaceState(window.history.state, '', pathname + search);
      const kept = STORE.get();
      const early = box.current?.value || linked || kept;
      if (!early || !box.current) return;
      // What a link brings does not replace what this browser keeps.
      if (early === linked && kept) show(early);
      else showAndKeep(early);
    });
  }, []);
  return (
    <>
      <div hidden={isFolded}>
        <label htmlFor="pasted">
          <b>Check against your setup</b>
        </label>
        <textarea
          id="pasted"
          ref={box}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="pasted-about"
          placeholder="SELECT name, value FROM system.settings WHERE changed"
          onFocus={start}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (!file) return;
            event.preventDefault();
            void file.slice(0, MOST_BYTES).text().then(showAndKeep);
          }}
          onInput={(event) => showAndKeep(event.currentTarget.value)}
        />
        <p id="pasted-about" className={styles.about}>
          Settings, DDL, queries, a configuration file or an error, in which names count as words; best the output of
          what-you-run.sql, which is compared exactly. Nothing leaves your browser, which keeps it until you forget it.
        </p>
      </div>
      <div className={styles.read}>
        <p role="status">{failure === undefined && verdict}</p>
        {children}
        {!isFolded && <CopyButton label="Copy what-you-run.sql" name="what-you-run.sql" text={() => statement} />}
        {hasList && (
          <button ref={change} type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            Change or share
          </button>
        )}
        {text !== '' && (
          <button type="button" onClick={() => showAndKeep('')}>
            Forget it
          </button>
        )}
        {text !== '' && !isFolded && (
          <CopyButton
            label="Copy link with this setup"
            name="Link"
            text={() => window.location.href.replace(/#.*/, '') + hash}
            missing={hash === '' ? 'as soon as it is packed' : undefined}
          />
        )}
      </div>
      <Failure failure={failure && pasteFailure(failure)} retry={start} />
    </>
  );
}
