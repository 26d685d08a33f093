import type {Entry, Release, Section} from '../model/records';
import type {DraftEntry, DraftRelease, Source} from './drafts';

export type Sources = ReadonlyMap<Release | Section | Entry, Source>;

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

interface Known {
  /** The ids of a page's entries. */
  readonly ids: ReadonlyMap<DraftEntry, string>;
  /** The page's path on the site. */
  readonly path: string;
  /** Other ids that lead to a record, by its id. */
  readonly former: ReadonlyMap<string, readonly string[]>;
}

interface Made {
  readonly release: Release;
  readonly sources: Sources;
}

function makeRelease({source, sections, ...release}: DraftRelease, {ids, path, former}: Known): Made {
  const sources = new Map<Release | Section | Entry, Source>();
  const note = <Item extends Release | Section | Entry>(item: Item, place: Source): Item => {
    const formerIds = former.get(item.id);
    const noted = formerIds ? {...item, formerIds} : item;
    sources.set(noted, place);
    return noted;
  };
  const entryOf = (draft: DraftEntry): Entry => {
    const {source: place, sourceAddress, ...entry} = draft;
    const id = ids.get(draft)!;
    const address = sourceAddress ?? `${path}#${id}`;
    return note({...entry, ...(sourceAddress && {source: sourceAddress}), id, address}, place);
  };
  const records = sections.map(({source: heading, entries, ...section}) =>
    note({...section, entries: entries.map(entryOf)}, heading),
  );
  return {release: note({...release, address: `${path}#${release.id}`, sections: records}, source), sources};
}

/** What was made of releases. One that did not change keeps its records, and with them what was computed of each. */
const known = new WeakMap<DraftRelease, Made & {readonly key: string}>();

/** Makes records of a page's drafts, with ids and addresses, and gives the place of each in the source. */
export function makeRecords(drafts: readonly DraftRelease[], context: Known): {releases: Release[]; sources: Sources} {
  const {ids, path, former} = context;
  const made = drafts.map((draft) => {
    const own = draft.sections.flatMap(({id, entries}) => [id, ...entries.map((entry) => ids.get(entry)!)]);
    const key = JSON.stringify([path, [draft.id, ...own].map((id) => [id, former.get(id)])]);
    const before = known.get(draft);
    if (before?.key === key) return before;
    const now = {...makeRelease(draft, context), key};
    known.set(draft, now);
    return now;
  });
  return {releases: made.map(({release}) => release), sources: new Map(made.flatMap(({sources}) => [...sources]))};
}
