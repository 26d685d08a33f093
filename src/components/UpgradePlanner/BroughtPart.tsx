import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {PatchEnd} from '../../changelog/upgrade/patch-way';
import type {LineData} from '../../changelog/wire/line-data';
import BroughtList from '../BroughtList';

interface Props {
  /** The patch release that one wants. */
  readonly to: PatchEnd<LineData>;
  /** The pull requests that it brings. */
  readonly brought: readonly number[];
  readonly children: ReactNode;
}

/** What a patch release brings, each change with the one of its line that had it first. */
export default function BroughtPart({to: {line, release, name}, brought, children}: Props): ReactNode {
  return (
    <section className="release">
      <Heading as="h2" id="patches">
        Upgrade to {name}
        {release.date && `, ${release.date}`}
      </Heading>
      {children}
      <BroughtList pullRequests={brought} entries={line.entries} named={line} />
    </section>
  );
}
