// The ticks of plans as this browser keeps them: the addresses of entries, by plan.

import type {Range} from '../../changelog/upgrade/range';

/** What a server has for long, as its list has it: queries and counts differ whenever the statement is run again. */
const LASTING = /"(?:table-engine|database-engine|disk-type|feature|dictionary-[a-z]+)","[^"]*"/g;

/** The name of a plan: its two versions and, beside a setup, a number made from what tells setups apart. */
export function planName({from, to}: Range, setup: string): string {
  const plan = `${from} ${to}`;
  if (setup.trim() === '') return plan;
  const traits = setup.match(LASTING) ?? setup.match(/[A-Za-z_]\w*/g) ?? [];
  let hash = 0;
  for (const character of [...new Set(traits)].sort().join())
    hash = (Math.imul(hash, 31) + character.codePointAt(0)!) | 0;
  return `${plan} ${(hash >>> 0).toString(36)}`;
}

type Stored = Readonly<Record<string, readonly string[]>>;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function parse(text: string): Stored {
  try {
    const stored: unknown = JSON.parse(text || '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, list]) => isList(list))) as Stored;
  } catch {
    return {}; // the store holds something else
  }
}

/** The ticks of a plan in what is stored; undefined if nothing is, or the store is blocked. */
export function storedTicks(stored: string | null, plan: string): ReadonlySet<string> | undefined {
  return stored === null ? undefined : new Set(parse(stored)[plan]);
}

/** What is to be stored for the ticks of a plan: those of others are left. */
export function withTicks(stored: string | null, plan: string, ticks: ReadonlySet<string>): string {
  const {[plan]: _, ...others} = parse(stored ?? '');
  return JSON.stringify(ticks.size > 0 ? {...others, [plan]: [...ticks]} : others);
}
