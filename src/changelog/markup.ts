import type {PhrasingContent} from 'mdast';
import type {Report} from './types';

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

const REPAIRS: Readonly<Record<string, string>> = {
  textDirective: 'a space after the colon, or a code span',
  mdxTextExpression: '\\{ or a code span',
  mdxJsxTextElement: '\\< or a code span',
  delete: '\\~ or a code span',
};

/**
 * Reports markup that an entry cannot have, since the page or the data would lose it: its text is words, code spans,
 * links and emphasis.
 */
export function checkMarkup(text: readonly PhrasingContent[], report: Report): void {
  for (const node of text) {
    if (node.type === 'link' || node.type === 'emphasis' || node.type === 'strong') checkMarkup(node.children, report);
    else if (node.type !== 'text' && node.type !== 'inlineCode') {
      const repair = REPAIRS[node.type] ?? 'words, code spans and [links](https://example.org) only';
      report(`Unexpected ${SHOWN_AS[node.type] ?? node.type}, expected ${repair}`, node.position, 'markup');
    }
  }
}
