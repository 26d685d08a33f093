import {inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {Text} from '../model/records';
import {releaseId, releaseName} from '../model/versions';
import {type Part, partOf} from './blocks';
import {isAfter} from './range';
import type {UpgradePlan} from './upgrade-plan';

/** The part "Releases on the way", with how much of each is to be checked. */
export function releasesPart({passed, once, range, way}: UpgradePlan): Part {
  const later = once.filter(({release}) => isAfter(release, range)).length;
  const counts = groupBy(once, ({release}) => release.version);
  const title = 'Releases on the way';
  const row = (href: string, name: string, date: string | undefined, ...numbers: readonly number[]): Text[] => [
    [{href, text: [name]}],
    [date ?? ''],
    ...numbers.map((number) => [inDigits(number)]),
  ];
  const rows = passed.map(({version, lts, date, address, entries}) =>
    row(address, releaseName({version, lts}), date, counts.get(version)?.length ?? 0, entries),
  );
  if (way?.to && way.brought.length > 0)
    rows.push(row('#patches', way.to.name, way.to.release.date, later, way.brought.length));
  const head = ['Release', 'Day', 'To check', 'All changes'];
  const ids = passed.map(({version}) => releaseId(version));
  return partOf({key: 'releases', title, count: passed.length}, () => [{kind: 'table', label: title, head, ids, rows}]);
}
