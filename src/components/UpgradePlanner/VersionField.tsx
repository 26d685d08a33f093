import lineFiles from '@generated/changelog/default/lines.json';
import {type ReactNode, useState} from 'react';
import type {AskedRange, Range} from '../../changelog/upgrade/range';
import {fetchLine} from '../../changelog/wire/fetch-data';
import {useFetched} from '../fetched';
import fields from '../fields.module.css';
import {END_NAMES} from '../RangeFields/ends';
import styles from './styles.module.css';

interface Props {
  readonly range: AskedRange;
  readonly end: keyof Range;
}

/** The field for a patch release, beside its line. It offers those of the line as soon as it is entered. */
export default function VersionField({range, end}: Props): ReactNode {
  const [isEntered, setEntered] = useState(false);
  const file = lineFiles[range[end]]?.numbers;
  const {data} = useFetched(fetchLine, isEntered && file ? [file] : []);
  return (
    <>
      <input
        name={`${end}-version`}
        list={`${end}-versions`}
        className={`${fields.select} ${styles.version}`}
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
