/** What happens after an upgrade if nothing is done, in order of risk: the word of the clause, and what readers see. */
export const EFFECTS = {
  /** The server, a table, a dictionary or a user is not loaded, or the server starts with less than before. */
  start: 'may not start',
  /** The new version writes what older ones cannot read. */
  'one-way': 'no way back',
  /** It matters while servers of both versions run in one cluster. */
  mixed: 'mixed versions',
  /** Somebody may do more, or less, than before. */
  access: 'access',
  /** A statement, a client or an import that worked is refused. */
  fails: 'now fails',
  /** The same statement succeeds, with another result, order, type or format. */
  result: 'other results',
  /** The same result, with other memory, time, disk, number of parts or requests. */
  cost: 'memory, time, disk',
  /** What scripts and monitoring read: metrics, logs, system tables, paths, packages. */
  ops: 'monitoring, scripts',
} as const;

export type Effect = keyof typeof EFFECTS;

/** In order of risk. */
export const EFFECT_NAMES = Object.keys(EFFECTS) as Effect[];

/** Effects as the beginning of a line or a title: `No way back, mixed versions`, `Memory, time and disk`. */
export function effectTitle(...effects: readonly Effect[]): string {
  const words = effects.map((effect) => EFFECTS[effect].replace(/, (?=\w+$)/, ' and ')).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether an entry is to be checked before an upgrade. */
export function isToCheck({effects}: {readonly effects: readonly Effect[]}): boolean {
  return effects.length > 0;
}
