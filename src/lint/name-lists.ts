// What names.tsv and the former anchors of the index of names say.
import type {ListedName} from '../changelog/model/named-items';
import {placedEntries} from '../changelog/model/records';
import {changedName} from '../changelog/names/lifetimes';
import {NameFinder} from '../changelog/names/name-finder';
import {wrongAnchors} from '../changelog/names/name-index';
import {readAnchorList} from '../changelog/parse/anchor-list';
import type {Table} from '../changelog/parse/tables';
import {catalogueOf} from '../changelog/server/catalogue';
import {isKnown} from '../changelog/server/known-names';
import {hintOf, isUnasked} from './code-spans';
import {sortNames} from './fix/list-edits';
import type {ListRule} from './list-rules';

/** `names.tsv`: an entry mentions each name, and servers know it, unless only releases newer than all servers mention it. */
export const NAMES_RULE: ListRule<Table<ListedName>> = {
  sort: sortNames,
  check({rows: names}, report, {catalogue, releases}) {
    const finder = new NameFinder(names);
    const mentions = placedEntries(releases()).flatMap(({entry, release}) =>
      finder.mentions(entry).map((name) => [name, release.version] as const),
    );
    // Releases are newest first, so that the oldest one stays.
    const oldest: ReadonlyMap<unknown, string> = new Map(mentions);
    const asked = catalogue?.servers.releases.map((release) => catalogueOf(catalogue.servers, release)) ?? [];
    for (const row of names) {
      const {kind, name, reason, line} = row;
      const mentioned = oldest.get(row);
      if (mentioned === undefined)
        report(`${kind} ${name} that no entry mentions, expected a code span with it in an entry, or no line`, line);
      if (!catalogue) continue;
      const {release} = catalogue;
      const known = isKnown(catalogue, row);
      const wasKnown = asked.some((each) => isKnown(each, row));
      if (known === false && reason === undefined && !wasKnown && !isUnasked(mentioned ?? '', catalogue))
        report(
          `${kind} ${name}, expected a name that ClickHouse ${asked[0]!.release} to ${release} knows, ` +
            `or why it stands here as a third column, "removed in 24.9"`,
          line,
          hintOf(catalogue, row),
        );
      else if (reason !== undefined && known)
        report(`reason "${reason}" of ${name}, expected none: ClickHouse ${release} knows it`, line);
    }
    for (const [first, ...others] of wrongAnchors(names, new Map()).same)
      for (const other of others)
        report(`${other.name} with the anchor of ${first!.name}, expected one of them`, other.line);
  },
};

/** Former anchors of the index of names: each leads to the anchor of a name, and is that of none. */
export const FORMER_NAMES_RULE: ListRule<unknown> = {
  check({text}, report, {names, defaults = []}) {
    const former = readAnchorList(text).moved;
    for (const [before, now] of wrongAnchors([...names, ...defaults.map(changedName)], former).lost)
      report(
        `line "${before} -> ${now}", expected an anchor that no name has any more, and one that a name has`,
        [...former.keys()].indexOf(before) + 1,
      );
  },
};
