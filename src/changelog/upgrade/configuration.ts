// A file of the server's configuration as one tree: of two equal elements beside each other, a server takes the first and
// leaves the second unread.

/** An element with a value, below those that hold it. */
export interface Element {
  /** The names from the top on, `['merge_tree', 'max_parts_in_total']`. */
  readonly path: readonly string[];
  readonly value: string;
  readonly comment: string;
}

interface Holder extends Map<string, Holder | Element> {}

function treeOf(elements: readonly Element[]): Holder {
  const top: Holder = new Map();
  for (const element of elements) {
    let holder = top;
    for (const name of element.path.slice(0, -1)) {
      const inner = holder.get(name);
      const next: Holder = inner instanceof Map ? inner : new Map();
      holder.set(name, next);
      holder = next;
    }
    holder.set(element.path.at(-1)!, element);
  }
  return top;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function lines(tree: Holder, indent: string): string[] {
  return [...tree].flatMap(([name, inner]) =>
    inner instanceof Map
      ? [`${indent}<${name}>`, ...lines(inner, `${indent}    `), `${indent}</${name}>`]
      : [`${indent}<!-- ${inner.comment} -->`, `${indent}<${name}>${escaped(inner.value)}</${name}>`],
  );
}

/** The text of a file with these elements; empty if there are none. */
export function configuration(elements: readonly Element[]): string {
  return elements.length === 0 ? '' : ['<clickhouse>', ...lines(treeOf(elements), '    '), '</clickhouse>'].join('\n');
}
