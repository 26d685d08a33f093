import type {PhrasingContent} from 'mdast';
import type {Link, Piece, Text} from '../model/records';
import {nodeName} from './bullets';
import type {Report} from './problems';

const EXPECTED = 'words, code spans and [links](https://example.org) only; a code span where * or _ is meant';

function inside(nodes: readonly PhrasingContent[], report: Report): Exclude<Piece, Link>[] {
  return readPieces(nodes, report).flatMap((piece) =>
    typeof piece === 'object' && 'href' in piece ? piece.text : [piece],
  );
}

function readPiece(node: PhrasingContent, report: Report, path: string): Piece[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'inlineCode':
      return [{code: node.value}];
    case 'link':
      return [{href: node.url.startsWith('#') ? path + node.url : node.url, text: inside(node.children, report)}];
    default:
      report(`${nodeName(node)}, expected ${node.type === 'html' ? '\\\\< or a code span' : EXPECTED}`, node, 'markup');
      return 'children' in node ? inside(node.children, report) : [];
  }
}

/**
 * The pieces of inline Markdown. Other nodes are reported, and their words are kept.
 * @param path where texts are read that other pages show too: the page of their links to `#pr-1`
 */
export function readPieces(nodes: readonly PhrasingContent[], report: Report, path = ''): Text {
  return nodes.flatMap((node) => readPiece(node, report, path));
}
