import type {Point} from 'unist';
import {isScalar, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLMap} from 'yaml';

export interface YamlValue {
  readonly value: unknown;
  readonly start: Point;
}

/** A key with its value; `start` is where the key begins. */
export interface YamlPair extends YamlValue {
  readonly key: string;
  /** The items of the value if it is a list. */
  readonly items: readonly YamlValue[] | undefined;
}

/** What was read last, by its text: the list of names takes half a second, and lint, its order and repair ask for it. */
const read = new Map<string, ReturnType<typeof parseYaml>>();
const MOST_TEXTS = 8;

/**
 * Reads YAML that is a mapping at its top: its pairs in the order of the text, a repeated key more than once, and the place
 * of the first error; then the pairs are those that could be read.
 */
export function readYaml(text: string): ReturnType<typeof parseYaml> {
  const known = read.get(text);
  if (known) return known;
  if (read.size === MOST_TEXTS) read.clear();
  const parsed = parseYaml(text);
  read.set(text, parsed);
  return parsed;
}

function parseYaml(text: string): {readonly pairs: readonly YamlPair[]; readonly error: Point | undefined} {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, uniqueKeys: false});
  const pointAt = (offset: number): Point => {
    const {line, col} = lineCounter.linePos(offset);
    return {line, column: col};
  };
  const startOf = (node: Node): Point => pointAt(node.range![0]);
  let [error] = document.errors.map(({pos}) => pos[0]);
  // Lists have no anchors that an alias could mean: a `*` at the beginning of a text is one without quotes around it.
  visit(document, {
    Alias(_, alias) {
      error ??= alias.range![0];
      return document.createNode(`*${alias.source}`);
    },
  });
  const map = document.contents as Node | null;
  if (map && !('items' in map && !isSeq(map)))
    return {pairs: [], error: error === undefined ? startOf(map) : pointAt(error)};
  const pairs = ((map as YAMLMap<Node, Node | null> | null)?.items ?? []).map(
    ({key, value}): YamlPair => ({
      key: String(isScalar(key) ? key.value : key),
      start: startOf(key),
      value: value?.toJS(document) ?? null,
      items: isSeq<Node>(value)
        ? value.items.map((item) => ({value: item.toJS(document), start: startOf(item)}))
        : undefined,
    }),
  );
  return {pairs, error: error === undefined ? undefined : pointAt(error)};
}
