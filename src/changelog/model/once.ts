/** A function that computes its value once, when it is first asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let known: {value: Value} | undefined;
  return () => {
    known ??= {value: compute()};
    return known.value;
  };
}

/** An object of what these functions compute, each once, when it is first asked for. */
export function lazy<Values extends object>(compute: {readonly [Key in keyof Values]: () => Values[Key]}): Values {
  const getters = Object.entries<() => unknown>(compute).map(
    ([key, value]) => [key, {get: once(value), enumerable: true}] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(getters)) as Values;
}

/** A function that makes something of each object once. */
export function oncePer<Key extends object, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new WeakMap<Key, Made>();
  return (key) => {
    const known = all.get(key);
    if (known) return known;
    const made = make(key);
    all.set(key, made);
    return made;
  };
}
