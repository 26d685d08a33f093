import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {ABBREVIATION, spelledOut} from '../abbreviations';
import type {Edit} from './edits';

/** What the server's lists of a patch release put before an entry: the pull request of the backport. */
const BACKPORT = /^Backported in (?:#\d+|\[#\d+\]\([^()\s]*\)):\s*/;

/** Spells out Latin abbreviations, and removes what only the server's own lists say. Other words stay as they are. */
export function wordEdits(tree: Root, text: string): Edit[] {
  const edits: Edit[] = [];
  visit(tree, 'listItem', ({children: [first]}) => {
    const from = first?.position?.start.offset;
    const [prefix] = (from !== undefined && BACKPORT.exec(text.slice(from, first!.position!.end.offset))) || [];
    if (prefix) edits.push({from: from!, to: from! + prefix.length, text: ''});
  });
  visit(tree, 'text', ({position}) => {
    if (!position) return;
    const from = position.start.offset!;
    for (const {0: found, index} of text.slice(from, position.end.offset).matchAll(ABBREVIATION)) {
      const to = from + index + found.length;
      // Before other signs the words would run into what follows.
      if (/[\s,:]/.test(text[to] ?? '')) edits.push({from: from + index, to, text: spelledOut(found)});
    }
  });
  return edits;
}
