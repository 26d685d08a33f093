import type {ReactNode} from 'react';
import type {PatchWay} from '../../changelog/upgrade/patch-way';
import type {Range} from '../../changelog/upgrade/range';
import type {LineData} from '../../changelog/wire/line-data';
import BroughtList from '../BroughtList';
import Button from '../Button';
import {lostLine} from './words';

interface Props {
  readonly way: PatchWay<LineData>;
  readonly onPick: (range: Range) => void;
}

/** What one has and would lose, each change with the patch release of the wanted line that has it later. */
export default function LostPart({way, onPick}: Props): ReactNode {
  const {from, to, lost, best} = way;
  const line = lostLine(way);
  if (!line || !from || !to || !best) return null;
  return (
    <details>
      <summary>{line}</summary>
      {best.name !== to.name && (
        <p>
          <Button onClick={() => onPick({from: from.release.version, to: best.release.version})}>
            Show {from.name} to {best.name}
          </Button>
        </p>
      )}
      <BroughtList pullRequests={lost} entries={from.line.entries} named={to.line} />
    </details>
  );
}
