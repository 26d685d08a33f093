import {pageAnchors} from '../changelog/model/anchors';
import {formatAnchorList} from '../changelog/parse/anchor-list';
import type {Page} from './rule';

/** The list of a page's anchors, `anchors/2024.txt`: those that it has, in its order, published ones that are gone, and those that lead to another one. */
export function anchorListOf({year, published, moved = new Map()}: Page): string {
  const anchors = pageAnchors(year.releases);
  const present = new Set(anchors);
  const gone = published.filter((id) => !present.has(id) && !moved.has(id));
  return formatAnchorList({published: [...anchors, ...gone], moved});
}
