// The page about the data, data.mdx: its tables say what each column of the rows holds.
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {toMarkdown} from '../model/text';
import {headingText} from './headings';
import {readPieces} from './pieces';
import {collector} from './problems';
import {processor} from './syntax';

/** Reads what columns hold, as CommonMark, by their names; by the id of the heading above the table. */
export function readMeanings(text: string): Map<string, ReadonlyMap<string, string>> {
  const {report} = collector();
  const tables = new Map<string, ReadonlyMap<string, string>>();
  let id: string | undefined;
  for (const node of processor().use(remarkGfm).parse(text).children) {
    if (node.type === 'heading') id = headingText(node).id;
    if (node.type !== 'table' || id === undefined) continue;
    const meanings = node.children.slice(1).map(({children: cells}) => {
      return [toString(cells[0]), toMarkdown(readPieces(cells.at(-1)!.children, report))] as const;
    });
    tables.set(id, new Map(meanings));
  }
  return tables;
}
