import {counted} from '../model/count';
import {isToCheck} from '../model/effects';
import {append, groupBy} from '../model/group';
import {type Line, type NewestPatch, newestPatch} from '../model/patch-release';
import {type PlacedEntry, placedEntries, type Release, type Text} from '../model/records';
import {pullRequestLinks} from '../model/references';
import {isUpgradeSection, SECTION_NAMES, SECTIONS, type SectionName} from '../model/section-names';
import {entrySymptom, isWorst, SYMPTOM_TITLES, SYMPTOMS} from '../model/symptoms';
import {plainText} from '../model/text';
import {compareVersions} from '../model/versions';

/** A line of releases with the entries of its pull requests. */
export interface LineWithEntries extends Line {
  readonly entries: ReadonlyMap<number, readonly PlacedEntry[]>;
}

/** The entries of pull requests by number, in the order of the releases. */
export function entriesByPullRequest(releases: readonly Release[]): ReadonlyMap<number, readonly PlacedEntry[]> {
  const found = new Map<number, PlacedEntry[]>();
  for (const placed of placedEntries(releases))
    for (const number of new Set(placed.entry.pullRequests)) append(found, number, placed);
  return found;
}

/** How many entries of releases after a line are to be checked, of pull requests that its patch releases brought. */
export function laterChecks({line, entries}: LineWithEntries, pullRequests: readonly number[]): number {
  const found = pullRequests.flatMap((number) => entries.get(number) ?? []);
  const later = found.filter(({entry, release}) => isToCheck(entry) && compareVersions(release.version, line) > 0);
  return new Set(later.map(({entry}) => entry.address)).size;
}

/** The newest patch release of a line, with its later entries to check. */
export function newestWithChecks(line: LineWithEntries): NewestPatch {
  const checks = laterChecks(
    line,
    line.releases.flatMap(({pullRequests}) => pullRequests),
  );
  return {...newestPatch(line), checks};
}

/** The group of what is to be checked, except the worst bugs. */
export const CHECK = 'Check before upgrading';
const isBug = (name: SectionName): boolean => SECTIONS[name].kind === 'bug';

/** The groups that entries of patch releases are shown in, in this order: the worst bugs, and what may break an upgrade, first. */
const GROUPS: readonly string[] = [
  ...SYMPTOMS.filter(isWorst).map((symptom) => SYMPTOM_TITLES[symptom]),
  ...SECTION_NAMES.filter(isUpgradeSection),
  CHECK,
  ...SYMPTOMS.filter((symptom) => !isWorst(symptom)).map((symptom) => SYMPTOM_TITLES[symptom]),
  ...SECTION_NAMES.filter((name) => !isBug(name) && !isUpgradeSection(name)),
];

/** The group of an entry: what the bug did, whether it is to be checked before an upgrade, or else its section. */
function groupOf(placed: Pick<PlacedEntry, 'section' | 'entry'>): string {
  const {section, entry} = placed;
  const symptom = entrySymptom(placed);
  if (isUpgradeSection(section.name)) return section.name;
  if (symptom && isWorst(symptom)) return SYMPTOM_TITLES[symptom];
  if (isToCheck(entry)) return CHECK;
  return symptom ? SYMPTOM_TITLES[symptom] : section.name;
}

/**
 * What pull requests brought: their entries, what bugs did worst first, each group with its color; what bugs did; and the
 * numbers `without` an entry. An entry, and the same words in two releases, stand there once.
 */
export function broughtBy(pullRequests: readonly number[], entries: ReadonlyMap<number, readonly PlacedEntry[]>) {
  const found = pullRequests.flatMap((number) => entries.get(number) ?? []);
  const byWords = new Map(found.map((placed) => [plainText(placed.entry.text), placed]));
  const groups = groupBy(byWords.values(), groupOf);
  return {
    groups: GROUPS.flatMap((title) => {
      const list = groups.get(title);
      const color = list && (title === CHECK ? 'upgrade' : SECTIONS[list[0]!.section.name].kind);
      return color ? [{title, color, entries: list}] : [];
    }),
    symptoms: [...byWords.values()].map(entrySymptom),
    without: pullRequests.filter((number) => !entries.has(number)),
  };
}

/** What is said of pull requests without an entry, with links to them. */
export function withoutEntry(pullRequests: readonly number[]): Text {
  const count = counted(pullRequests.length, 'pull request', 'pull requests');
  return [`${count} without an entry here: `, ...pullRequestLinks(pullRequests)];
}
