import type {SectionName} from './section-names';

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
