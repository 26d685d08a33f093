/** The same function, which makes something of each object once. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new WeakMap<Key, {readonly made: Made}>();
  return (key) => {
    const known = all.get(key) ?? {made: make(key)};
    all.set(key, known);
    return known.made;
  };
}
