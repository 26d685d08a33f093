import type {Root} from 'mdast';
import {nextSectionId} from '../../changelog/model/section-ids';
import {isSectionName} from '../../changelog/model/section-names';
import {headingText} from '../../changelog/parse/headings';
import type {Edit} from './edits';

/**
 * Ids for headings that have none: a release's follows from its version, a section's is the next free one of its name.
 * Published ids count as taken, since one of them may have been lost by accident.
 */
export function headingEdits(tree: Root, published: readonly string[]): Edit[] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  const taken = new Set([...published, ...headings.flatMap((node) => headingText(node).id ?? [])]);
  return headings.flatMap((node): Edit[] => {
    const {text, id} = headingText(node);
    if (id !== undefined) return [];
    const version = node.depth === 2 ? /^ClickHouse release (\d\d\.\d{1,2})\b/.exec(text)?.[1] : undefined;
    const made = version
      ? version.replace('.', '')
      : node.depth === 3 && isSectionName(text)
        ? nextSectionId(text, taken)
        : undefined;
    if (made === undefined || (version && taken.has(made) && !published.includes(made))) return [];
    taken.add(made);
    const end = node.position!.end.offset!;
    return [{from: end, to: end, text: ` {/* #${made} */}`}];
  });
}
