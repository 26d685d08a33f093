import {expect, it} from 'vitest';
import {lineOf} from '../../../src/changelog/model/patch-release';
import {isOfEveryServer} from '../../../src/changelog/names/usual';
import {factsOf, packLine, packPlan, unpackLine, unpackPlan} from '../../../src/changelog/wire/plan-data';
import {realDefaults} from '../plan-defaults';
import {pages, readReal} from '../real';

const {years, lines} = await readReal();
const source = pages.sources(years);
const {planOf} = await realDefaults();

it.each([
  // By backports, the plan has entries of the year after.
  '?from=24.8.14.39&to=25.8.33',
  '?from=24.3.12.75&to=25.3.14.14',
  '?from=25.8.10.7&to=25.8.33',
])('what entries require is fetched for each of %s, also for those of later years', (search) => {
  const {toCheck, passed, range, patches} = planOf(search);
  const versions = new Set(passed.map(({version}) => version));
  const fetched = source.planYears
    .filter(({releases}) => releases.some(({version}) => versions.has(version)))
    .map((year) => unpackPlan(packPlan(year, source)));
  const line = lines.find((each) => each.line === lineOf(range.patch!.to!))!;
  const ofLine = unpackLine(packLine(line, years, source));
  const {requires} = factsOf(fetched, [ofLine]);
  const ofPlan = [...toCheck, ...patches!.brought.flatMap((number) => ofLine.entries.get(number) ?? [])];
  const addresses = ofPlan.map(({entry}) => entry.address).filter((address) => source.requires.has(address));
  expect(addresses.length).toBeGreaterThan(9);
  const everyone = (known: typeof requires) =>
    addresses.filter((address) => isOfEveryServer(known.get(address), range.from));
  expect(everyone(requires)).toEqual(everyone(source.requires));
});
