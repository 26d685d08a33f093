import manifest from '@generated/changelog/default/manifest.json';
import type {ReactNode} from 'react';
import {releaseName} from '../../changelog/model/versions';
import type {Range} from '../../changelog/upgrade/range';
import fields from '../fields.module.css';
import {END_NAMES} from './ends';

/** Newest first. */
export const RELEASES = [...manifest.releases].reverse();

/** An option of a select for each release. */
export const RELEASE_OPTIONS = RELEASES.map((release) => (
  <option key={release.version} value={release.version}>
    {releaseName(release)}
  </option>
));

interface Props {
  /** What is chosen at the beginning. */
  readonly range: Range;
  /** What stands after the field of an end. */
  readonly beside?: (end: keyof Range) => ReactNode;
}

/** The two fields of a form that asks for an upgrade: `from` and `to`. */
export function RangeFields({range, beside}: Props): ReactNode {
  return (['from', 'to'] as const).map((name) => (
    <div key={name} className={fields.label}>
      <label className={fields.label}>
        {END_NAMES[name]}
        <select className={fields.select} name={name} defaultValue={range[name]}>
          {/* For an end that is not known yet. */}
          {beside && (
            <option value="" hidden>
              Choose
            </option>
          )}
          {RELEASE_OPTIONS}
        </select>
      </label>
      {beside?.(name)}
    </div>
  ));
}
