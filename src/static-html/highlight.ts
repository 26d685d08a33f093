import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

/** Languages that Prism knows beyond those in the package write themselves into a global of its name. */
async function loadLanguages(): Promise<void> {
  Object.assign(globalThis, {Prism});
  await import('prismjs/components/prism-bash.js');
  await import('prismjs/components/prism-sql.js');
}

/** The code with an element around each token that has a color. */
function colored(code: string, language: string): ElementContent[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [{type: 'text', value: code}];
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  return lines.flatMap((tokens, line) => {
    const parts = tokens.filter(({empty}) => !empty);
    const nodes = parts.map(({types, content}): ElementContent => {
      const kinds = types.filter((type) => type !== 'plain');
      return kinds.length === 0 ? {type: 'text', value: content} : h('span', {className: ['token', ...kinds]}, content);
    });
    return line === 0 ? nodes : [{type: 'text', value: '\n'}, ...nodes];
  });
}

/** The language in a code element's classes, `language-sql`. */
const languageOf = ({properties}: Element): string | undefined =>
  /(?:^|,)language-([^,]+)/.exec(String(properties.className))?.[1];

/**
 * Rehype plugin: colors code, for `src/theme/CodeBlock`, when the site is built, so that no browser needs a highlighter.
 * The colors are in `src/css/theme.css`.
 */
export default function rehypeHighlight() {
  return async (tree: Root): Promise<void> => {
    const blocks: Element[] = [];
    visit(tree, 'element', (node: Element, _index, parent) => {
      if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre') blocks.push(node);
    });
    if (blocks.length === 0) return;
    await loadLanguages();
    for (const block of blocks) {
      const [text] = block.children;
      const language = languageOf(block);
      if (language && text?.type === 'text') block.children = colored(text.value, language);
    }
  };
}
