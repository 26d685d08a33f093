import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../src/changelog/syntax';
import remarkChangelog from '../../src/remark/changelog';

const OPTIONS = {
  isChangelog: (file: string) => file.endsWith('2024.mdx'),
  known: () => ({authors: {alice: 'Alice A.', bob: 'Bob'}}),
  site: {title: 'Site', tagline: '', url: 'https://example.org', baseUrl: '/base/'},
  image: 'i.png',
};

const PAGE = `Words.

## Releases of 2024 {/* #table-of-contents */}

## ClickHouse release 24.8 LTS, 2024-08-20 {/* #248 */}

### New Feature {/* #new-feature */}

- \`f\` computes. (#7, #8 by @alice, @bob; closes #5; see #6; undo \`f = 0\`; undo server setting \`g = 'x'\`; upgrade)
- No author. (#9)

---

End.
`;

/** The HTML that the plugin's page becomes. */
function render(markdown: string, path = 'docs/2024.mdx'): string {
  const tree = parseMdx(markdown);
  remarkChangelog(OPTIONS)(
    tree,
    new VFile({path, data: {frontMatter: {title: 'Title', description: 'About.', slug: '/2024'}}}),
  );
  const body = tree.children.filter((node) => !('name' in node && node.name === 'Head'));
  const children = body.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? (node.children as Root['children']) : [node],
  );
  return toHtml(
    unified()
      .use(remarkRehype)
      .runSync({type: 'root', children} as Root),
  );
}

describe('remarkChangelog', () => {
  it('gives releases, sections and entries their ids, links and marks', async () => {
    await expect(`${render(PAGE)}\n`).toMatchFileSnapshot('changelog.html');
  });

  it('leaves other pages alone', () => {
    const tree = parseMdx('- A bullet.\n');
    const before = structuredClone(tree);
    remarkChangelog(OPTIONS)(tree, new VFile({path: 'docs/parts.mdx'}));
    expect(tree).toEqual(before);
  });

  it('throws every problem of a page at once, with its place', () => {
    const broken = PAGE.replace('@bob', '@bobb').replace('(#9)', '#9');
    expect(() => render(broken)).toThrow(
      /2024\.mdx:9:\d+: Unexpected author @bobb[\s\S]*2024\.mdx:10:\d+: Unexpected end of the entry/,
    );
  });

  it('shows a handle whose name is not told as the handle', () => {
    expect(render(PAGE)).toContain('>Alice A.</a>');
  });
});
