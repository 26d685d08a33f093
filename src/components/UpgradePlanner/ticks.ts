// The ticks of plans as this browser keeps them: the addresses of entries, by plan.

import type {Range} from '../../changelog/upgrade/range';
import {store, stored} from '../../page/store';

const KEY = 'upgrade-done';

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

/** The ticks of a plan as they are stored now; undefined if the store is blocked. */
export function storedTicks(plan: string): ReadonlySet<string> | undefined {
  const text = stored(KEY);
  return text === undefined ? undefined : new Set(parse(text)[plan]);
}

/** Stores the ticks of a plan and leaves those of others. Where the store is blocked or full, they are for this page only. */
export function storeTicks(plan: string, ticks: ReadonlySet<string>): void {
  const {[plan]: _, ...others} = parse(stored(KEY) ?? '');
  const next = ticks.size > 0 ? {...others, [plan]: [...ticks]} : others;
  store(KEY, Object.keys(next).length === 0 ? '' : JSON.stringify(next));
}
