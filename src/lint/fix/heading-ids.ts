import {isSectionName, nextSectionId, type SectionName, sectionSlug} from '../../changelog/model/section-names';
import {releaseId} from '../../changelog/model/versions';
import {headingText} from '../../changelog/parse/headings';
import type {Edit, Page} from '../rule';

/** Gives ids to headings without one. A heading may have lost its published id by accident. */
export function headingEdits({tree, text, published, location}: Page): Edit[] {
  const present = new Set([...text.matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, id]) => id!));
  const taken = new Set([...published, ...present]);
  const lost = new Set(published.filter((id) => !present.has(id)));
  /** The published id that a section has lost, if it can only be one, or the next free one. */
  const sectionId = (title: SectionName): string => {
    const [one, ...others] = [...lost].filter((id) => id.replace(/-\d+$/, '') === sectionSlug(title));
    return one !== undefined && others.length === 0 ? one : nextSectionId(title, taken);
  };
  const headings = tree.children.filter((node) => node.type === 'heading');
  return headings.flatMap((node): Edit[] => {
    const {text: title, id} = headingText(node);
    if (id !== undefined) return [];
    const version = node.depth === 2 ? /^ClickHouse release (\d\d\.\d{1,2})\b/.exec(title)?.[1] : undefined;
    const made = version ? releaseId(version) : node.depth === 3 && isSectionName(title) ? sectionId(title) : undefined;
    if (made === undefined) return [];
    taken.add(made);
    lost.delete(made);
    const end = location.toOffset(node.position!.end)!;
    return [{from: end, to: end, text: ` {/* #${made} */}`}];
  });
}
