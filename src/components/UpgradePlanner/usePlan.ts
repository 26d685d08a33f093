import lineFiles from '@generated/changelog/default/lines.json';
import manifest from '@generated/changelog/default/manifest.json';
import planner from '@generated/changelog/default/planner.json';
import {useMemo} from 'react';
import {lineOf} from '../../changelog/model/patch-release';
import {computePlan} from '../../changelog/upgrade/compute-plan';
import {type AskedRange, releasesIn} from '../../changelog/upgrade/range';
import {fetchBugs, fetchLine, fetchPlan} from '../../changelog/wire/fetch-data';
import {yearsOf} from '../../changelog/wire/manifest';
import {unpackPlan} from '../../changelog/wire/plan-data';
import {together, useFetched} from '../fetched';

/** The entries of the usual range, which come with the page's script. */
const USUAL = planner.usual.map(unpackPlan);
/** The settings without effect, which are those of all years. */
const OBSOLETE = new Map(planner.obsolete);
const USUAL_VERSIONS = new Set(USUAL.flatMap(({releases}) => releases.map(({version}) => version)));

/** What is fetched for the ends of a range that are patch releases: the entries of their lines. */
function filesOf({patch = {}, note}: AskedRange): string[] {
  const lines = new Set(Object.values(patch).map(lineOf));
  return note ? [] : [...lines].flatMap((line) => lineFiles[line]?.entries ?? []);
}

/**
 * The plan of a range; undefined until all is there: a part of a plan would be wrong. What it is made from comes with the
 * page's script or is fetched, a file for each year and line.
 */
export function usePlan(range: AskedRange) {
  const passed = useMemo(() => releasesIn(range, manifest.releases), [range]);
  const isUsual = passed.every(({version}) => USUAL_VERSIONS.has(version));
  // The usual range ends with the newest release: no bug of it is known yet.
  const isNewest = isUsual && range.to === manifest.releases.at(-1)!.version;
  const bringsNone = isNewest || (passed.length === 0 && !range.patch?.to);
  const bugs = useFetched(fetchBugs, bringsNone ? [] : [manifest.bugs]);
  const years = useFetched(fetchPlan, isUsual ? [] : yearsOf(manifest, passed).map(({upgrade}) => upgrade));
  const lines = useFetched(fetchLine, filesOf(range));
  const {ready: isComplete, failure, retry} = together([years, bugs, lines]);
  const plan = useMemo(() => {
    if (!isComplete) return undefined;
    const data = isUsual ? USUAL : years.data;
    const releases = new Map(data.flatMap((year) => year.releases.map((release) => [release.version, release])));
    return computePlan(range, manifest.releases, {
      changes: data.flatMap(({changes}) => changes),
      obsolete: OBSOLETE,
      advisories: manifest.advisories,
      rules: manifest.rules,
      releases: passed.flatMap(({version}) => releases.get(version) ?? []),
      bugs: bugs.data.flat(),
      lines: lines.data,
      newestOf: (line) => lineFiles[line]?.newest,
    });
  }, [range, passed, isUsual, years.data, bugs.data, lines.data, isComplete]);
  return {plan, failure, retry};
}
