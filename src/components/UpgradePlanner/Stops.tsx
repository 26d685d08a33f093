import {Fragment, type ReactNode} from 'react';
import {releaseName} from '../../changelog/model/versions';
import type {PlannedRelease} from '../../changelog/upgrade/range';

/** The releases with long-term support on a way, at which one can stop; nothing where there is none before its end. */
export default function Stops({passed}: {readonly passed: readonly PlannedRelease[]}): ReactNode {
  const stops = passed.slice(0, -1).filter(({lts}) => lts);
  if (stops.length === 0) return null;
  return (
    <p>
      Stops with long-term support on the way:{' '}
      {stops.map((release, place) => (
        <Fragment key={release.version}>
          {place > 0 && ', '}
          <a href={`#${release.address.split('#')[1]}`}>{releaseName(release)}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}
