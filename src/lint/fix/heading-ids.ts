import {isSectionName, nextSectionId} from '../../changelog/model/section-names';
import {releaseId} from '../../changelog/model/versions';
import {headingText} from '../../changelog/parse/headings';
import type {Page} from '../rule';
import type {Edit} from './edits';

/** Gives ids to headings without one. Published ids are not free: a heading may have lost its id by accident. */
export function headingEdits({tree, text, published}: Page): Edit[] {
  const taken = new Set([...published, ...[...text.matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, id]) => id!)]);
  const headings = tree.children.filter((node) => node.type === 'heading');
  return headings.flatMap((node): Edit[] => {
    const {text: title, id} = headingText(node);
    if (id !== undefined) return [];
    const version = node.depth === 2 ? /^ClickHouse release (\d\d\.\d{1,2})\b/.exec(title)?.[1] : undefined;
    const made = version
      ? releaseId(version)
      : node.depth === 3 && isSectionName(title)
        ? nextSectionId(title, taken)
        : undefined;
    if (made === undefined || (version && taken.has(made) && !published.includes(made))) return [];
    taken.add(made);
    const end = node.position!.end.offset!;
    return [{from: end, to: end, text: ` {/* #${made} */}`}];
  });
}
