// What editors say of settings and of the upgrade path beside the entries: upgrade-settings.tsv, upgrade-stops.tsv.
import type {Text, Undo} from './records';

/** A setting whose old value relaxes security, or is harmful by a bug. */
export interface SettingRule extends Pick<Undo, 'scope' | 'setting'> {
  /** What its old value does. */
  readonly harm: string;
}

/** A stop that an entry demands of upgrades to its release. */
export interface StopRule {
  /** The pull request of the entry. */
  readonly pullRequest: number;
  /** The release of the entry: the upgrade path stops before it. */
  readonly before: string;
  /** The first release that can be the stop, or the first patch releases, each for servers of its line. */
  readonly from: readonly string[];
  /** How long, for which servers and why, after "Stop at 26.3 ". */
  readonly text: Text;
}

export interface UpgradeRules {
  readonly settings: readonly SettingRule[];
  readonly stops: readonly StopRule[];
}
