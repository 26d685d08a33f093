// What a pasted setup says of a plan.
import type {Name} from '../model/named-items';
import type {PlacedEntry} from '../model/records';
import {pasteIndex, type Verdicts} from '../paste/entry-verdicts';
import type {Log} from '../paste/log';
import {type AboutPaste, aboutPaste, NOTHING_ABOUT} from '../paste/name-verdicts';
import type {Paste} from '../paste/paste';
import {isWhollyIn} from '../patches/missing';
import type {Catalogue} from '../server/catalogue';
import type {UpgradePlan} from './compute-plan';
import {broughtEntries} from './patch-comparison';
import {isWithin, wholeRange} from './range';

/** A pasted setup, and what it says of a plan. */
export interface Setup {
  readonly paste: Paste;
  /** On entries to check, known bugs and, within a line, on what the wanted version brings. */
  readonly verdicts: Verdicts;
  /** What becomes of its settings and names. */
  readonly about: AboutPaste;
  /** The fixes that its log may ask for, the likeliest first. */
  readonly fixes: readonly PlacedEntry[];
  /** Whether the server has no replicas, no cluster and no Keeper. */
  readonly isAlone: boolean;
  /** Whether it uses Keeper or runs it, or may do so. */
  readonly hasKeeper: boolean;
}

/** What a setup is compared with, beside the plan. */
export interface SetupSource {
  readonly names: readonly Name[];
  /** What is known of settings; undefined if nobody has asked a server. */
  readonly catalogue: Catalogue | undefined;
  /** Finds the fixes that a log may ask for; undefined if that is not known yet. */
  readonly fixesOf?: ((log: Log) => readonly PlacedEntry[]) | undefined;
}

/** What tells that a server has others beside it. */
const WITH_OTHERS = ['replicas', 'shards', 'cluster'] as const;
const KEEPER = ['keeper', 'embedded-keeper'] as const;

/** Makes what compares setups with a plan. */
export function setupIndex(plan: UpgradePlan, {names, catalogue, fixesOf}: SetupSource): (paste: Paste) => Setup {
  const {toCheck, bugs, patches, range} = plan;
  const brought = isWithin(range) ? broughtEntries(patches) : [];
  const verdictsOn = pasteIndex([...bugs, ...brought, ...toCheck], names);
  const {from} = wholeRange(range);
  // A log without a version is taken for one of the version that is upgraded.
  const fixesFor = (log: Log): readonly PlacedEntry[] =>
    (fixesOf?.({...log, version: log.version ?? from}) ?? []).filter(({entry}) => !isWhollyIn(entry, patches.has));
  return (paste) => {
    const {run, isCut, log} = paste;
    const mayHave = (features: readonly string[]): boolean =>
      run === undefined || isCut || run.some(({kind, name}) => kind === 'feature' && features.includes(name));
    const hasKeeper = mayHave(KEEPER);
    const isAlone = !mayHave(WITH_OTHERS) && !hasKeeper;
    return {
      paste,
      verdicts: verdictsOn(paste, from),
      about: catalogue ? aboutPaste(paste, catalogue, plan) : NOTHING_ABOUT,
      fixes: log ? fixesFor(log) : [],
      isAlone,
      hasKeeper,
    };
  };
}
