import lineFiles from '@generated/changelog/default/lines.json';
import manifest from '@generated/changelog/default/manifest.json';
import {type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {versionIn} from '../../changelog/model/versions';
import {type AskedRange, type Range, releaseIndex, wholeRange} from '../../changelog/upgrade/range';
import {fetchLine} from '../../changelog/wire/fetch-data';
import {useFetched} from '../fetched';
import {RangeFields} from '../RangeFields';
import {END_NAMES, noReleaseLine, unknownEnds} from '../RangeFields/ends';
import styles from './styles.module.css';

interface Props {
  readonly range: AskedRange;
  /** `isStep` says whether the choice is a step for the way back. */
  readonly onPick: (range: Range, isStep: boolean) => void;
}

const ENDS = ['from', 'to'] as const;

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** The field for a patch release, beside its line. It offers those of the line as soon as it is entered. */
function VersionField({range, end}: {readonly range: AskedRange; readonly end: keyof Range}): ReactNode {
  const [isEntered, setEntered] = useState(false);
  const file = lineFiles[range[end]]?.numbers;
  const {data} = useFetched(fetchLine, isEntered && file ? [file] : []);
  return (
    <>
      <input
        name={`${end}-version`}
        list={`${end}-versions`}
        placeholder="patch release"
        aria-label={`${END_NAMES[end]}: patch release`}
        spellCheck={false}
        enterKeyHint="go"
        onFocus={() => setEntered(true)}
      />
      <datalist id={`${end}-versions`}>
        {[...(data[0]?.releases ?? [])].reverse().map(({version, date}) => (
          <option key={version} value={version}>
            {date}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The form for the two ends of an upgrade: each is a release, or a version of its line. */
export default function RangeForm({range, onPick}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<string>();
  const asked = {...wholeRange(range), ...range.unknown};
  const field = (name: string) => fieldOf(form.current!, name);
  const read = (isStep = true): void => {
    const ends = ENDS.map((end) => {
      const text = field(`${end}-version`).value.trim();
      return versionIn(text) ?? (text || field(end).value || asked[end]);
    });
    const unread = ends.find(
      (version, place) => version !== asked[ENDS[place]!] && releaseIndex(manifest.releases, version) < 0,
    );
    setWrong(unread);
    const [from, to] = ends as [string, string];
    if (unread === undefined && (from !== asked.from || to !== asked.to)) onPick({from, to}, isStep);
  };
  // What was chosen before the scripts ran is in the form only; what is still being typed comes with an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useLayoutEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) read();
  }, []);
  // Not `value`: React would set it at each rendering, and browsers then forget the letters typed to find an option.
  const shown = useRef(range);
  useEffect(() => {
    if (shown.current === range) return;
    shown.current = range;
    setWrong(undefined);
    for (const end of ENDS) {
      const select = fieldOf(form.current!, end);
      if (select.value !== range[end]) select.value = range[end];
      fieldOf(form.current!, `${end}-version`).value = range.patch?.[end] ?? '';
    }
  }, [range]);
  // Of the keys that choose in a closed list, one after the other, only the first is a step.
  const lastInput = useRef<'pointer' | 'key' | 'further key'>('pointer');
  /** A choice counts at once, and so does what is pasted or picked from the list; what is typed counts when it is whole. */
  const hear = ({target, nativeEvent}: FormEvent<HTMLFormElement>): void => {
    const isTyped = /^(?:insert(?:Text|Composition)|delete)/.test((nativeEvent as InputEvent).inputType ?? '');
    if (target instanceof HTMLSelectElement) field(`${target.name}-version`).value = '';
    if (!isTyped) read(lastInput.current !== 'further key');
    if (lastInput.current === 'key') lastInput.current = 'further key';
  };
  return (
    <form
      ref={form}
      autoComplete="off"
      onChange={hear}
      onBlur={() => {
        lastInput.current = 'pointer';
        read();
      }}
      onPointerDown={() => (lastInput.current = 'pointer')}
      onKeyDown={({key}) => {
        if (lastInput.current === 'pointer') lastInput.current = 'key';
        if (key === 'Enter') read();
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <RangeFields range={range} beside={(end) => <VersionField range={range} end={end} />} />
      <p role="status" className={styles.note}>
        {wrong === undefined ? unknownEnds(range, manifest.releases) : noReleaseLine(wrong, manifest.releases)}
      </p>
    </form>
  );
}
