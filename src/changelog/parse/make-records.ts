import type {Entry, Release, Section} from '../model/records';
import type {DraftEntry, DraftRelease, Source} from './drafts';

export type Sources = ReadonlyMap<Release | Section | Entry, Source>;

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/**
 * Makes records of a page's drafts, with ids and addresses, and gives the place of each in the source.
 * @param ids of the entries
 * @param path the page's path on the site
 * @param former other ids that lead to a record, by its id
 */
export function makeRecords(
  drafts: readonly DraftRelease[],
  ids: ReadonlyMap<DraftEntry, string>,
  path: string,
  former: ReadonlyMap<string, readonly string[]>,
): {releases: Release[]; sources: Sources} {
  const sources = new Map<Release | Section | Entry, Source>();
  const note = <Item extends Release | Section | Entry>(item: Item, source: Source): Item => {
    const formerIds = former.get(item.id);
    const noted = formerIds ? {...item, formerIds} : item;
    sources.set(noted, source);
    return noted;
  };
  const entryOf = (draft: DraftEntry): Entry => {
    const {source, sourceAddress, ...entry} = draft;
    const id = ids.get(draft)!;
    const address = sourceAddress ?? `${path}#${id}`;
    return note({...entry, ...(sourceAddress && {source: sourceAddress}), id, address}, source);
  };
  const releases = drafts.map(({source, sections, ...release}) =>
    note(
      {
        ...release,
        address: `${path}#${release.id}`,
        sections: sections.map(({source: heading, entries, ...section}) =>
          note({...section, entries: entries.map(entryOf)}, heading),
        ),
      },
      source,
    ),
  );
  return {releases, sources};
}
