import {append} from '../model/group';

/** Finds columns of tables by their short names: `rows` is `system.parts.rows` only if `system.parts` is named too. */
export class TableColumns<Item> {
  private readonly byName = new Map<string, {table: string; item: Item}[]>();

  add({kind, name}: {readonly kind: string; readonly name: string}, item: Item): void {
    const dot = kind === 'column' ? name.lastIndexOf('.') : -1;
    if (dot > 0) append(this.byName, name.slice(dot + 1), {table: name.slice(0, dot), item});
  }

  /** The columns that the words name and whose tables are there, in the order of the words. */
  named(words: Iterable<string>, tables: ReadonlySet<string>): Item[] {
    return [...words]
      .flatMap((word) => this.byName.get(word) ?? [])
      .flatMap(({table, item}) => (tables.has(table) ? item : []));
  }
}
