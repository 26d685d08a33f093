import manifest from '@generated/changelog/default/manifest.json';
import type {ReactNode} from 'react';
import {releaseName} from '../../changelog/model/lts';
import {type AskedRange, parseRange, type Range} from '../../changelog/upgrade/range';
import {END_NAMES} from './ends';
import styles from './styles.module.css';

/** Newest first, as on the pages: the lint rule `release-order` checks that order. */
const RELEASES = [...manifest.releases].reverse();

/** An option of a select for each release. */
export const RELEASE_OPTIONS = RELEASES.map((release) => (
  <option key={release.version} value={release.version}>
    {releaseName(release)}
  </option>
));

/** What asks for the usual way from the reader's own version, as src/page/own-version.ts knows it; empty if no way leads from it. */
export function fromOwn(): string {
  const {version} = document.documentElement.dataset;
  if (!version) return '';
  const search = `?from=${version}`;
  const {from, to, note} = parseRange(search, manifest.releases);
  return note || from === to ? '' : search;
}

interface Props {
  /** What is chosen at the beginning. */
  readonly range: AskedRange;
  /** What stands after the field of an end. */
  readonly beside?: (end: keyof Range) => ReactNode;
}

/** The two fields of a form that asks for an upgrade: `from` and `to`. */
export function RangeFields({range, beside}: Props): ReactNode {
  return (
    <div className={styles.ends}>
      {(['from', 'to'] as const).map((name) => {
        const version = beside ? undefined : range.patch?.[name];
        return (
          <div key={name}>
            <label htmlFor={`end-${name}`}>{END_NAMES[name]}</label>
            <select id={`end-${name}`} name={name} defaultValue={version ?? range[name]}>
              {/* For an end that is not known yet. */}
              {beside && (
                <option value="" hidden>
                  Choose
                </option>
              )}
              {version && <option>{version}</option>}
              {RELEASE_OPTIONS}
            </select>
            {beside?.(name)}
          </div>
        );
      })}
    </div>
  );
}
