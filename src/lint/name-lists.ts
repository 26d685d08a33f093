// What names.tsv and the former anchors of the index of names say.
import type {ListedName} from '../changelog/model/named-items';
import {placedEntries, type Release} from '../changelog/model/records';
import {changedName} from '../changelog/names/lifetimes';
import {NameFinder} from '../changelog/names/name-finder';
import {wrongAnchors} from '../changelog/names/name-index';
import {readAnchorList} from '../changelog/parse/anchor-list';
import type {RuleReport} from '../changelog/parse/problems';
import type {Row, Table} from '../changelog/parse/tables';
import {type Catalogue, catalogueOf} from '../changelog/server/catalogue';
import {isKnown} from '../changelog/server/known-names';
import {hintOf, isUnasked} from './code-spans';
import {sortNames} from './fix/list-edits';
import type {ListRule} from './list-rules';

/** The oldest release that mentions each name. `releases` are newest first. */
function oldestMentions(names: readonly ListedName[], releases: readonly Release[]): ReadonlyMap<unknown, string> {
  const finder = new NameFinder(names);
  const mentions = placedEntries(releases).flatMap(({entry, release}) =>
    finder.mentions(entry).map((name) => [name, release.version] as const),
  );
  return new Map(mentions);
}

/**
 * Reports a name that no server knows in that kind, and for which no reason stands; and a reason that the newest server
 * shows to be wrong.
 * @param oldest the oldest release that mentions the name
 * @param asked what each server knows, oldest first
 */
function checkServerName(name: Row<ListedName>, oldest: string, asked: readonly Catalogue[], report: RuleReport): void {
  const newest = asked.at(-1)!;
  const {release} = newest;
  const known = isKnown(newest, name);
  const wasKnown = asked.some((each) => isKnown(each, name));
  if (known === false && name.reason === undefined && !wasKnown && !isUnasked(oldest, newest))
    report(
      `${name.kind} ${name.name}, expected a name that ClickHouse ${asked[0]!.release} to ${release} knows, ` +
        `or why it stands here as a third column, "removed in 24.9"`,
      name.line,
      hintOf(newest, name),
    );
  else if (name.reason !== undefined && known)
    report(`reason "${name.reason}" of ${name.name}, expected none: ClickHouse ${release} knows it`, name.line);
}

/** `names.tsv`: an entry mentions each name, and servers know it, unless only releases newer than all servers mention it. */
export const NAMES_RULE: ListRule<Table<ListedName>> = {
  sort: sortNames,
  check({rows: names}, report, {catalogue, releases}) {
    const oldest = oldestMentions(names, releases());
    const asked = catalogue?.servers.releases.map((release) => catalogueOf(catalogue.servers, release));
    for (const name of names) {
      if (!oldest.has(name))
        report(
          `${name.kind} ${name.name} that no entry mentions, expected a code span with it in an entry, or no line`,
          name.line,
        );
      if (asked) checkServerName(name, oldest.get(name) ?? '', asked, report);
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
