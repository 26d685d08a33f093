import type {ReactNode} from 'react';
import type {PatchWay} from '../../changelog/upgrade/patch-way';
import type {Range} from '../../changelog/upgrade/range';
import Button from '../Button';
import {newestLine} from './words';

interface Props {
  readonly way: PatchWay;
  readonly onPick: (range: Range) => void;
}

/** The newest patch release of the line that one runs, and the way to it. */
export default function NewestPatch({way, onPick}: Props): ReactNode {
  const line = newestLine(way);
  if (line === undefined) return null;
  const [from, newest] = [way.from!, way.newest!];
  return (
    <p>
      {line}{' '}
      {newest.lacked > 0 && (
        <Button onClick={() => onPick({from: from.release.version, to: newest.release.version})}>
          Show {from.name} to {newest.name}
        </Button>
      )}
    </p>
  );
}
