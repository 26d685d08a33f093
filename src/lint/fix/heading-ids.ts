import type {Root} from 'mdast';
import {isSectionName, nextSectionId} from '../../changelog/model/section-names';
import {releaseId} from '../../changelog/model/versions';
import {headingText} from '../../changelog/parse/headings';
import type {Edit} from './edits';

/**
 * Gives ids to headings without one. Published ids are not free: a heading may have lost its id by accident.
 * @param taken the published ids and those of the page; an id that is given is added
 */
export function headingEdits(tree: Root, published: readonly string[], taken: Set<string>): Edit[] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  return headings.flatMap((node): Edit[] => {
    const {text, id} = headingText(node);
    if (id !== undefined) return [];
    const version = node.depth === 2 ? /^ClickHouse release (\d\d\.\d{1,2})\b/.exec(text)?.[1] : undefined;
    const made = version
      ? releaseId(version)
      : node.depth === 3 && isSectionName(text)
        ? nextSectionId(text, taken)
        : undefined;
    if (made === undefined || (version && taken.has(made) && !published.includes(made))) return [];
    taken.add(made);
    const end = node.position!.end.offset!;
    return [{from: end, to: end, text: ` {/* #${made} */}`}];
  });
}
