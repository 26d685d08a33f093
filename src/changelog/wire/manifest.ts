// The lists of what browsers fetch, as types; browser-files.ts makes them.
import type {Advisory} from '../model/advisories';
import type {NewestPatch} from '../model/patch-release';
import type {Year} from '../model/records';
import type {UpgradeRules} from '../model/upgrade-rules';
import type {PlannedRelease} from '../upgrade/range';

/** A year's page and where browsers fetch its data, as paths of the site. */
export interface YearFiles extends Pick<Year, 'year' | 'title' | 'path'> {
  /** All its entries, as `Packed`: for the search and for pastes in the planner. */
  readonly entries: string;
  /** Those that matter to an upgrade, as `PackedPlan`: for the planner. */
  readonly upgrade: string;
}

/** Where browsers fetch the data of a line, `24.8`, as `PackedLine`: with its entries, and without any. */
export type LineFiles = Readonly<
  Record<string, {readonly entries: string; readonly numbers: string; readonly newest: NewestPatch}>
>;

/** What the site's scripts know of all years without fetching any. */
export interface Manifest {
  /** Newest first. */
  readonly years: readonly YearFiles[];
  /** Oldest first. */
  readonly releases: readonly PlannedRelease[];
  readonly advisories: readonly Advisory[];
  readonly rules: UpgradeRules;
  /** Where the settings of the servers are, as `SettingsData`; undefined if nobody has asked one. */
  readonly settings?: string | undefined;
  /** Where the named items of the server are, as columns of `NameCard`s. */
  readonly names: string;
  /** Where the search's `SearchFacts` are. */
  readonly facts: string;
  /** Where the bugs are whose first version is known, as `PackedBugs`. */
  readonly bugs: string;
}

/** The years that have one of these releases, newest first. */
export function yearsOf(manifest: Manifest, releases: readonly Pick<PlannedRelease, 'address'>[]): YearFiles[] {
  const paths = new Set(releases.map(({address}) => address.split('#')[0]));
  return manifest.years.filter(({path}) => paths.has(path));
}

/** What the search knows beside entries and names: small, and fetched before them. */
export interface SearchFacts {
  /** What people paste who meet a bug, by the pull request of its fix. */
  readonly messages: readonly (readonly [pullRequest: number, message: string])[];
  /** The names of the server's errors, each at the place of its code. */
  readonly errors: readonly (string | null)[];
  /** The names of all patch releases, `24.8.5`. */
  readonly patches: readonly string[];
}
