import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {type CSSProperties, memo, type ReactNode, useMemo} from 'react';
import {sizeHint} from '../../changelog/data/list-height';
import {counted} from '../../changelog/model/count';
import {groupBy} from '../../changelog/model/group';
import type {Release} from '../../changelog/model/records';
import {releaseName} from '../../changelog/model/versions';
import {type PlannedEntry, plannedEntries, type ToldOnce} from '../../changelog/upgrade/plan';
import type {PlannedRelease} from '../../changelog/upgrade/range';
import {useSteps} from './useSteps';

interface PartProps {
  readonly release: Release;
  /** The number of all its entries. */
  readonly count: number;
  /** The entries that are shown here. */
  readonly entries: readonly ToldOnce<PlannedEntry>[];
  /** How many others an older release tells too. */
  readonly above: number;
  /** Shows an entry. */
  readonly item: (placed: ToldOnce<PlannedEntry>) => ReactNode;
}

function Part({release, count, entries, above, item}: PartProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const all = plannedEntries(release);
  if (all.length > 0 && entries.length === 0) return null;
  return (
    <>
      <Heading as="h2" id={release.id}>
        Upgrade to {releaseName(release)}
        {release.date && `, ${release.date}`}
      </Heading>
      <p>
        {all.length} of {counted(count, 'entry', 'entries')} {all.length === 1 ? 'matters' : 'matter'}
        {above > 0 && `, ${above} of them told above, with an older release`}.{' '}
        <a href={withBaseUrl(release.address)}>All of {release.version}</a>
      </p>
      {entries.length > 0 && (
        <ul style={sizeHint(entries.map(({entry}) => entry)) as CSSProperties}>{entries.map(item)}</ul>
      )}
    </>
  );
}

const NONE: PartProps['entries'] = [];

/** Memoized: adding one part does not render the others again. */
const MemoPart = memo(Part);

interface Props extends Pick<PartProps, 'item'> {
  /** The releases that the upgrade passes, oldest first. */
  readonly passed: readonly PlannedRelease[];
  /** Those whose entries are loaded. */
  readonly releases: readonly Release[];
  /** What matters, each change once. */
  readonly once: readonly ToldOnce<PlannedEntry>[];
  /** Whether an entry is shown here. */
  readonly isListed: (placed: PlannedEntry) => boolean;
  /** What follows once all is shown. */
  readonly children: ReactNode;
}

/**
 * What matters, release by release, oldest first, as an upgrade passes them. Each release has its element from the
 * beginning: if one were added later, the browser would compute the styles of all its neighbors again.
 */
export default function PlannedReleases({passed, releases, once, isListed, item, children}: Props): ReactNode {
  const shown = useSteps(releases);
  const byVersion = new Map(releases.map((release) => [release.version, release]));
  const listed = useMemo(() => groupBy(once.filter(isListed), ({release}) => release.version), [once, isListed]);
  const again = useMemo(
    () =>
      groupBy(
        once.flatMap((each) => each.again),
        ({release}) => release.version,
      ),
    [once],
  );
  const parts = passed.map(({version, entries}) => {
    const release = byVersion.get(version);
    return (
      <section key={version} className="release" data-version={version}>
        {release && shown.has(release) && (
          <MemoPart
            release={release}
            count={entries}
            entries={listed.get(version) ?? NONE}
            above={again.get(version)?.length ?? 0}
            item={item}
          />
        )}
      </section>
    );
  });
  return (
    <>
      {parts}
      {releases.every((release) => shown.has(release)) && children}
    </>
  );
}
