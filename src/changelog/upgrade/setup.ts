// What a pasted setup says of a plan.
import type {Name} from '../model/named-items';
import type {PlacedEntry} from '../model/records';
import {REQUIRED_KINDS} from '../model/requirement';
import type {Log} from '../paste/log';
import {pasteIndex, type Verdicts} from '../paste/matches';
import type {Paste} from '../paste/paste';
import type {Catalogue} from '../server/catalogue';
import {type AboutPaste, aboutPaste} from '../server/verdicts';
import type {UpgradePlan} from './compute-plan';
import {broughtEntries} from './patch-comparison';
import {isWithin, wholeRange} from './range';

export interface Setup {
  readonly paste: Paste;
  /** On entries to check, known bugs and, within a line, on what the wanted version brings. */
  readonly verdicts: Verdicts;
  /** What becomes of its settings and names. */
  readonly about: AboutPaste;
  /** The fixes that its log may ask for, the likeliest first. */
  readonly fixes: readonly PlacedEntry[];
  /** Whether the server has no replicas, no cluster and no Keeper, as its list says. */
  readonly isAlone: boolean;
}

/** What setups are compared with beside a plan. */
export interface SetupSource {
  readonly names: readonly Name[];
  /** What is known of settings; undefined if nobody has asked a server. */
  readonly catalogue: Catalogue | undefined;
  /** Finds the fixes that a log may ask for; undefined if that is not known yet. */
  readonly fixesOf?: ((log: Log) => readonly PlacedEntry[]) | undefined;
}

/** What tells that a server has others beside it. */
const TOGETHER: readonly string[] = ['replicas', 'shards', 'cluster', 'keeper'];

/** Makes what compares setups with a plan. */
export function setupIndex(plan: UpgradePlan, {names, catalogue, fixesOf}: SetupSource): (paste: Paste) => Setup {
  const {toCheck, bugs, patches, range, requires} = plan;
  const brought = isWithin(range) ? broughtEntries(patches) : [];
  const verdictsOn = pasteIndex([...bugs, ...brought, ...toCheck], names, requires);
  const ofMixed = toCheck.filter(({entry}) => entry.effects.every((effect) => effect === 'mixed'));
  return (paste) => {
    const {run, isCut, log} = paste;
    const isAlone =
      run !== undefined && !isCut && !run.some(({kind, name}) => kind === 'feature' && TOGETHER.includes(name));
    const verdicts = new Map(verdictsOn(paste, wholeRange(range).from));
    // Of a server that stands alone, two versions never run.
    for (const {entry} of isAlone ? ofMixed : [])
      verdicts.set(entry.address, {is: 'unused', lacks: REQUIRED_KINDS.feature.title});
    return {
      paste,
      verdicts,
      about: catalogue ? aboutPaste(paste, catalogue, plan) : {absent: [], settings: [], others: []},
      fixes: (log && fixesOf?.(log)) ?? [],
      isAlone,
    };
  };
}
