import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {type CSSProperties, memo, type ReactNode} from 'react';
import {counted} from '../../changelog/model/count';
import type {Release} from '../../changelog/model/records';
import {releaseName} from '../../changelog/model/versions';
import {type PlannedEntry, plannedEntries} from '../../changelog/upgrade/plan';
import type {PlannedRelease} from '../../changelog/upgrade/range';
import {sizeHint} from '../../css/list-height';
import {useSteps} from './useSteps';

interface PartProps {
  readonly release: Release;
  /** The number of all its entries. */
  readonly count: number;
  /** The addresses of the entries that are shown with the paste instead. */
  readonly mentioned: ReadonlyMap<string, unknown>;
  /** Shows an entry. */
  readonly item: (placed: PlannedEntry) => ReactNode;
}

function Part({release, count, mentioned, item}: PartProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const all = plannedEntries(release);
  const entries = all.filter(({entry}) => !mentioned.has(entry.address));
  if (all.length > 0 && entries.length === 0) return null;
  return (
    <>
      <Heading as="h2" id={release.id}>
        Upgrade to {releaseName(release)}
        {release.date && `, ${release.date}`}
      </Heading>
      <p>
        {all.length} of {counted(count, 'entry', 'entries')} {all.length === 1 ? 'matters' : 'matter'}.{' '}
        <a href={withBaseUrl(release.address)}>All of {release.version}</a>
      </p>
      {entries.length > 0 && (
        <ul style={sizeHint(entries.map(({entry}) => entry)) as CSSProperties}>{entries.map(item)}</ul>
      )}
    </>
  );
}

/** Memoized: adding one part does not render the others again. */
const MemoPart = memo(Part);

interface Props extends Pick<PartProps, 'mentioned' | 'item'> {
  /** The releases that the upgrade passes, oldest first. */
  readonly passed: readonly PlannedRelease[];
  /** Those whose entries are loaded. */
  readonly releases: readonly Release[];
}

/**
 * What matters, release by release, oldest first, as an upgrade passes them. Each release has its element from the
 * beginning: if one were added later, the browser would compute the styles of all its neighbors again.
 */
export default function PlannedReleases({passed, releases, mentioned, item}: Props): ReactNode {
  const shown = useSteps(releases);
  const byVersion = new Map(releases.map((release) => [release.version, release]));
  return passed.map(({version, entries}) => {
    const release = byVersion.get(version);
    return (
      <section key={version} className="release" data-version={version}>
        {release && shown.has(release) && (
          <MemoPart release={release} count={entries} mentioned={mentioned} item={item} />
        )}
      </section>
    );
  });
}
