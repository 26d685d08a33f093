import {inDigits} from '../model/count';
import {groupBy} from '../model/group';
import {releaseName} from '../model/lts';
import type {Piece, Text} from '../model/records';
import {releaseId} from '../model/versions';
import {type Block, folded, type Part, partOf, points} from './blocks';
import type {UpgradePlan} from './compute-plan';
import {isAfter} from './range';

/** The part "Releases on the way", with how much of each is to be checked. */
export function releasesPart({passed, toCheck, range, patches}: UpgradePlan): Part {
  const later = toCheck.filter(({release}) => isAfter(release, range)).length;
  const counts = groupBy(toCheck, ({release}) => release.version);
  const title = 'Releases on the way';
  const row = (href: string, name: string, date: string | undefined, ...numbers: readonly number[]): Text[] => [
    [{href, text: [name]}],
    [date ?? ''],
    ...numbers.map((number) => [inDigits(number)]),
  ];
  const rows = passed.map(({version, lts, date, address, entries}) =>
    row(address, releaseName({version, lts}), date, counts.get(version)?.length ?? 0, entries),
  );
  if (patches.to && patches.brought.length > 0)
    rows.push(row('#patches', patches.to.name, patches.to.release.date, later, patches.brought.length));
  const head = ['Release', 'Day', 'To check', 'All changes'];
  const ids = passed.map(({version}) => releaseId(version));
  return partOf({key: 'releases', title, count: passed.length}, () => [{kind: 'table', label: title, head, ids, rows}]);
}

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
