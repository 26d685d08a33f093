import type {PhrasingContent} from 'mdast';
import type {Piece, Text} from '../model/records';
import type {Report} from './problems';

const SHOWN_AS: Readonly<Record<string, string>> = {
  delete: 'struck text',
  break: 'line break',
  image: 'image',
  html: 'HTML',
  mdxTextExpression: 'expression in braces',
  mdxJsxTextElement: 'HTML or JSX element',
  footnoteReference: 'footnote',
  linkReference: 'link by reference',
  imageReference: 'image by reference',
  textDirective: 'directive',
};

const REPAIR = 'words, code spans and [links](https://example.org) only';
const REPAIRS: Readonly<Record<string, string>> = {
  textDirective: 'a space after the colon, or a code span',
  mdxTextExpression: '\\{ or a code span',
  mdxJsxTextElement: '\\< or a code span',
  delete: '\\~ or a code span',
};

/** Puts neighboring words together, as those on both sides of something that was left out. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}

function inside(nodes: readonly PhrasingContent[], report: Report): Exclude<Piece, {href: string}>[] {
  return readPieces(nodes, report).flatMap((piece) =>
    typeof piece === 'object' && 'href' in piece ? piece.text : [piece],
  );
}

function readPiece(node: PhrasingContent, report: Report): Piece[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'inlineCode':
      return [{code: node.value}];
    case 'link':
      return [{href: node.url, text: inside(node.children, report)}];
    case 'emphasis':
    case 'strong':
      report(
        `Unexpected ${node.type === 'emphasis' ? 'italic' : 'bold'} text, ` +
          `expected plain words, or a code span where * or _ is meant`,
        node.position,
        'emphasis',
      );
      return inside(node.children, report);
    default:
      report(
        `Unexpected ${SHOWN_AS[node.type] ?? node.type}, ` + `expected ${REPAIRS[node.type] ?? REPAIR}`,
        node.position,
        'markup',
      );
      return 'children' in node ? inside(node.children, report) : [];
  }
}

/** The pieces of inline Markdown; what they cannot hold is reported, and its words are kept. */
export function readPieces(nodes: readonly PhrasingContent[], report: Report): Text {
  return joined(nodes.flatMap((node) => readPiece(node, report)));
}
