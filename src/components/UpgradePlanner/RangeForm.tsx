import {type ReactNode, useEffect, useRef} from 'react';
import type {AskedRange, Range} from '../../changelog/upgrade/range';
import Button from '../Button';
import {RangeFields} from '../RangeFields';
import styles from './styles.module.css';

interface Props {
  readonly range: AskedRange;
  readonly onPick: (range: Range) => void;
}

/** The form for the two ends of an upgrade. */
export default function RangeForm({range, onPick}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const read = (): Range => {
    const data = new FormData(form.current!);
    return {from: String(data.get('from')), to: String(data.get('to'))};
  };
  // A choice that was made before the scripts ran is in the form only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => {
    const early = read();
    if (early.from !== range.from || early.to !== range.to) onPick(early);
  }, []);
  // Not `value`: React would set it at each rendering, and browsers then forget the letters typed to find an option.
  useEffect(() => {
    for (const name of ['from', 'to'] as const) {
      const select = form.current!.elements.namedItem(name) as HTMLSelectElement;
      if (select.value !== range[name]) select.value = range[name];
    }
  }, [range]);
  const turn = (): void => {
    onPick({from: range.to, to: range.from});
    // The button disappears, so the focus needs another place.
    (form.current!.elements.namedItem('from') as HTMLSelectElement).focus();
  };
  return (
    <form ref={form} className={styles.range} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <RangeFields range={range} onChange={() => onPick(read())} />
      <p role="status" className={styles.note}>
        {range.note === 'unknown' &&
          `The address asks for a release that is not here. This is the usual choice: ${range.from} to ${range.to}.`}
      </p>
      {range.note === 'backwards' && (
        <Button onClick={turn}>
          Show {range.to} to {range.from}
        </Button>
      )}
    </form>
  );
}
