import {memo, type ReactNode} from 'react';
import {isSectionName, SECTION_NAMES, SECTIONS} from '../../changelog/model/section-names';
import type {Filters} from '../../search/types';
import fields from '../fields.module.css';
import {RELEASE_OPTIONS} from '../RangeFields';
import styles from './dialog.module.css';

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Two selects, for the release and the kind of change of the results. */
function SearchFilters({filters, onChange}: Props): ReactNode {
  const changed = (change: Filters) => onChange({...filters, ...change});
  return (
    <div className={styles.filters}>
      <select
        className={fields.select}
        aria-label="Release"
        value={filters.version ?? ''}
        onChange={({target}) => changed({version: target.value || undefined})}
      >
        <option value="">All releases</option>
        {RELEASE_OPTIONS}
      </select>
      <select
        className={fields.select}
        aria-label="Kind of change"
        value={filters.section ?? ''}
        onChange={({target}) => changed({section: isSectionName(target.value) ? target.value : undefined})}
      >
        <option value="">All kinds of change</option>
        {SECTION_NAMES.map((name) => (
          <option key={name} value={name}>
            {SECTIONS[name].label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Memoized: its many options would be compared at each keystroke. */
export default memo(SearchFilters);
