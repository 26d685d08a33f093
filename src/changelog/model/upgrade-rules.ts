// What an editor says of settings and of the upgrade path, beyond the entries: upgrade-settings.tsv and
// upgrade-stops.tsv.
import type {Text, Undo} from './records';

/** How a setting that keeps old behavior is offered. */
export interface SettingRule extends Pick<Undo, 'scope' | 'setting'> {
  /** `files` if it counts only when the server starts, so that no session, profile or table can set it. */
  readonly only?: 'files';
  /** `mixed` if servers of both versions need it while they run in one cluster. */
  readonly when?: 'mixed';
  /** The release that needs it no more: it matters only beside older servers. */
  readonly older?: string;
  /** What its old value does, if it relaxes security or is harmful by a bug. */
  readonly harm?: string;
}

/** A stop that an entry demands of upgrades to its release. */
export interface StopRule {
  /** The pull request of the entry. */
  readonly pullRequest: number;
  /** The release of the entry: the upgrade path stops before it. */
  readonly before: string;
  /** The first release that can be the stop. */
  readonly from?: string;
  /** Or the patch releases that do, each for servers of an older one of its line. */
  readonly patches?: readonly string[];
  /** How long, for which servers and why, after "Stop at 26.3 ". */
  readonly text: Text;
}

export interface UpgradeRules {
  readonly settings: readonly SettingRule[];
  readonly stops: readonly StopRule[];
}
