// What the releases on the way bring.
import type {Piece, Text} from '../model/records';
import {type Block, folded, points} from './blocks';
import type {UpgradePlan} from './compute-plan';

/** So much of a release's summary stands in a plan. */
const TOLD = 3;

/** What the summaries of the releases on the way say first, folded. */
export function summaryBlocks({releases}: Pick<UpgradePlan, 'releases'>): Block[] {
  const items = releases.flatMap(({version, address, summary}) => {
    const [page] = address.split('#');
    const onPage = (piece: Piece): Piece =>
      typeof piece === 'object' && 'href' in piece && piece.href.startsWith('#')
        ? {...piece, href: page + piece.href}
        : piece;
    return summary.slice(0, TOLD).map((text): Text => [{href: address, text: [version]}, ': ', ...text.map(onPage)]);
  });
  return folded('What the releases on the way bring, in three lines each', points(items));
}
