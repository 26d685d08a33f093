/** The sections of a release in the agreed order; `kind` is the key of styles and data, `label` the short name. */
export const SECTIONS = {
  'Backward Incompatible Change': {kind: 'incompatible', label: 'Incompatible'},
  'Upgrade Notes': {kind: 'upgrade', label: 'Upgrade note'},
  'New Feature': {kind: 'feature', label: 'New feature'},
  'Experimental Feature': {kind: 'experimental', label: 'Experimental'},
  'Performance Improvement': {kind: 'performance', label: 'Performance'},
  Improvement: {kind: 'improvement', label: 'Improvement'},
  'Bug Fix (user-visible misbehavior in an official stable release)': {kind: 'bug', label: 'Bug fix'},
  'Build/Testing/Packaging Improvement': {kind: 'build', label: 'Build'},
} as const;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Whether every entry of a section is to be checked before an upgrade. */
export function isUpgradeSection(name: SectionName): boolean {
  return name === 'Backward Incompatible Change' || name === 'Upgrade Notes';
}

/** Whether a text is the name of a section. */
export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(SECTIONS, name);
}

/** A section's name as an id, made like the ids of other headings of the site. */
export function sectionSlug(name: SectionName): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d -]/g, '')
    .replaceAll(' ', '-');
}

/** The next free id of a section's name: `new-feature`, then `new-feature-1` and so on, one above the highest. */
export function nextSectionId(name: SectionName, taken: Iterable<string>): string {
  const slug = sectionSlug(name);
  const pattern = new RegExp(`^${slug}(?:-(\\d+))?$`);
  const numbers = [...taken].flatMap((id) => {
    const match = pattern.exec(id);
    return match ? Number(match[1] ?? 0) : [];
  });
  return numbers.length === 0 ? slug : `${slug}-${Math.max(...numbers) + 1}`;
}
