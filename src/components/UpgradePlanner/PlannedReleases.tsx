import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {counted} from '../../changelog/model/count';
import type {Release} from '../../changelog/model/records';
import {releaseName} from '../../changelog/model/versions';
import {plannedEntries} from '../../changelog/upgrade/plan';
import type {PlannedRelease} from '../../changelog/upgrade/range';

interface Props {
  readonly passed: readonly PlannedRelease[];
  /** The releases whose entries are there, oldest first. */
  readonly releases: readonly Release[];
  /** Whether an entry stands in this list. */
  readonly shows: (address: string) => boolean;
  /** Shows an entry. */
  readonly item: (placed: ReturnType<typeof plannedEntries>[number]) => ReactNode;
}

/** What matters, release by release, oldest first: the order in which an upgrade meets it. */
export default function PlannedReleases({passed, releases, shows, item}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return releases.map((release) => {
    const all = plannedEntries(release);
    const entries = all.filter(({entry}) => shows(entry.address));
    if (all.length > 0 && entries.length === 0) return null;
    const count = passed.find(({version}) => version === release.version)!.entries;
    return (
      <section key={release.version} className="release" data-version={release.version}>
        <Heading as="h2" id={release.id}>
          Upgrade to {releaseName(release)}
          {release.date && `, ${release.date}`}
        </Heading>
        <p>
          {all.length} of {counted(count, 'entry', 'entries')} {all.length === 1 ? 'matters' : 'matter'}.{' '}
          <a href={withBaseUrl(release.address)}>All of {release.version}</a>
        </p>
        {entries.length > 0 && <ul>{entries.map(item)}</ul>}
      </section>
    );
  });
}
