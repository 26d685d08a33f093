import {isToCheck} from '../changelog/model/effects';
import {groupBy} from '../changelog/model/group';
import {placedEntries, type Year} from '../changelog/model/records';
import {
  isRequiredKind,
  namedAs,
  type RequiredKind,
  requiredKind,
  requiredTerms,
  requiredValue,
} from '../changelog/model/requirement';
import {codeSpans, hasName} from '../changelog/model/text';
import {yearOfVersion} from '../changelog/model/versions';
import {NameFinder} from '../changelog/names/name-finder';
import type {readRequiresFile} from '../changelog/parse/requires-file';
import {sortRequires} from './fix/list-edits';
import type {ListRule} from './list';
import type {Site} from './rule';

/** Whether the server's lists or `names.yml` have the names of a kind. */
function isOfServer(kind: RequiredKind): boolean {
  const {names, form} = requiredKind(kind);
  return names === undefined && form === undefined;
}

/** Tells whether a name of a kind is one that some server or `names.yml` has. */
function knownNames({
  names,
  catalogue,
}: Pick<Site, 'names' | 'catalogue'>): (kind: RequiredKind, name: string) => boolean {
  const known = new Map<string, Set<string>>();
  const add = (kind: string, name: string) => known.set(kind, (known.get(kind) ?? new Set()).add(name));
  for (const {kind, name} of names) add(kind, name);
  for (const [kind, states] of Object.entries(catalogue?.servers.states ?? {}))
    for (const name of states.keys()) add(kind, name);
  return (kind, name) => {
    const own = known.get(kind);
    return own === undefined || own.has(name) || (name.includes('*') && [...own].some(namedAs(name)));
  };
}

/** The file of what a year's entries require: each entry to check has its line, and some server knows each name. */
export const requiresRule = (
  of: () => Pick<Year, 'year' | 'releases'>,
): ListRule<ReturnType<typeof readRequiresFile>> => ({
  id: 'requires',
  sort: sortRequires,
  check({requires}, report, site) {
    const {year, releases} = of();
    const entries = [
      ...placedEntries(releases).map(({release, entry}) => ({version: release.version, entry})),
      ...site.facts().filter(({version}) => yearOfVersion(version) === year),
    ];
    const toCheck = new Map(
      entries.flatMap(({version, entry}) => (isToCheck(entry) ? [[`${version} ${entry.id}`, entry] as const] : [])),
    );
    const isKnown = knownNames(site);
    for (const {release, id, requirement, line} of requires) {
      const entry = toCheck.get(`${release} ${id}`);
      if (!entry) {
        report(`${id} of ${release}, expected an entry of this release that says what happens on an upgrade`, line);
        continue;
      }
      for (const {kind, names} of requiredTerms(requirement).filter((term) => isOfServer(term.kind)))
        for (const {name} of names.map(requiredValue))
          if (!isKnown(kind, name) && !codeSpans(entry).some((code) => hasName(code, name)))
            report(`${kind} "${name}", expected a name that a server, names.yml or the entry has`, line);
    }
    const written = new Set(requires.map(({release, id}) => `${release} ${id}`));
    const finder = new NameFinder(site.names);
    for (const [key, entry] of toCheck)
      if (!written.has(key)) {
        const kinds = groupBy(finder.mentions(entry), ({kind}) => kind);
        const terms = [...kinds].flatMap(([kind, names]) =>
          isRequiredKind(kind) ? `${kind} ${names.map(({name}) => name).join(', ')}` : [],
        );
        const line = [...key.split(' '), terms.join(' or ') || 'every server'].join('<tab>');
        const last = requires.findLast(({release}) => key.startsWith(`${release} `))?.line ?? 1;
        report(`end of ${key.split(' ')[0]} without ${entry.id}, expected a line for it, perhaps "${line}"`, last);
      }
  },
});
