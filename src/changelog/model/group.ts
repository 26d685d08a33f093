/** Adds a value to the list of a key. */
export function append<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The items by their key, in the order of their first. The oldest supported browsers do not have `Map.groupBy`. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) append(groups, keyOf(item), item);
  return groups;
}
