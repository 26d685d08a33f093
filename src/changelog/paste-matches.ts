import type {PasteData, PasteEntry} from './paste-data';

/** An entry that mentions what was pasted, and by which names. */
export interface PasteMatch {
  readonly version: string;
  readonly entry: PasteEntry;
  /** The entry's id on the planner's page. */
  readonly anchor: string;
  /** The entry's path on the site, `/whats-new/changelog/2024#pr-65519`. */
  readonly href: string;
  readonly names: readonly string[];
}

/** The entries of these releases that mention one of the names found (by index), oldest release first. */
export function pasteMatches(
  {names, releases}: PasteData,
  found: ReadonlySet<number>,
  versions: ReadonlySet<string>,
): PasteMatch[] {
  return releases
    .filter(({version}) => versions.has(version))
    .flatMap(({version, path, entries}) =>
      entries.flatMap((entry): PasteMatch[] => {
        const mentioned = entry.names.filter((index) => found.has(index)).map((index) => names[index]![1]);
        if (mentioned.length === 0) return [];
        return [
          {
            version,
            entry,
            anchor: entry.anchor ?? entry.id,
            href: `${path}#${entry.id}`,
            names: [...new Set(mentioned)],
          },
        ];
      }),
    );
}
