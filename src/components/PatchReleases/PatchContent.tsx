import type {ReactNode} from 'react';
import BroughtList from '../BroughtList';
import Failure from '../Failure';
import {useFetched} from '../fetched';

interface Props {
  /** The whole version, `24.8.4.13`. */
  readonly version: string;
  /** Where the data of its line is. */
  readonly file: string;
}

/** What a patch release brought. */
export default function PatchContent({version, file}: Props): ReactNode {
  const {
    lines: [line],
    failure,
    retry,
  } = useFetched([file]);
  const release = line?.releases.find((each) => each.version === version);
  if (line && release) return <BroughtList pullRequests={release.pullRequests} entries={line.entries} />;
  return (
    <Failure failure={failure && `The changes could not be loaded (${failure}).`} retry={retry}>
      <p role="status">Loading the changes …</p>
    </Failure>
  );
}
