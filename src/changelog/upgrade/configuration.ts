// A file of the server's configuration as one tree: of two equal elements beside each other, a server takes the first and
// leaves the second unread.
import {groupBy} from '../model/group';

/** An element with a value, below those that hold it. */
export interface Element {
  /** The names from the top on, `['merge_tree', 'max_parts_in_total']`. */
  readonly path: readonly string[];
  readonly value: string;
  readonly comment: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function lines(elements: readonly Element[], depth: number): string[] {
  const indent = '    '.repeat(depth + 1);
  return [...groupBy(elements, ({path}) => path[depth]!)].flatMap(([name, own]) => {
    const inner = own.filter(({path}) => path.length > depth + 1);
    if (inner.length > 0) return [`${indent}<${name}>`, ...lines(inner, depth + 1), `${indent}</${name}>`];
    const {comment, value} = own[0]!;
    return [`${indent}<!-- ${comment} -->`, `${indent}<${name}>${escaped(value)}</${name}>`];
  });
}

/** The text of a file with these elements; empty if there are none. */
export function configuration(elements: readonly Element[]): string {
  return elements.length === 0 ? '' : ['<clickhouse>', ...lines(elements, 0), '</clickhouse>'].join('\n');
}
