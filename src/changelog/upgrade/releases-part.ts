import {inDigits} from '../model/count';
import {groupBy} from '../model/group';
import {releaseName} from '../model/lts';
import type {Text} from '../model/records';
import {releaseId} from '../model/versions';
import {type Part, partOf} from './blocks';
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
  if (patches?.to && patches.brought.length > 0)
    rows.push(row('#patches', patches.to.name, patches.to.release.date, later, patches.brought.length));
  const head = ['Release', 'Day', 'To check', 'All changes'];
  const ids = passed.map(({version}) => releaseId(version));
  return partOf({key: 'releases', title, count: passed.length}, () => [{kind: 'table', label: title, head, ids, rows}]);
}
