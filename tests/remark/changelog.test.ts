import type {ConditionalExpression, ExpressionStatement, Literal, ObjectExpression, Property} from 'estree-jsx';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import type {MdxJsxAttributeValueExpression, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../src/changelog/parse/page';
import {readLineFile} from '../../src/changelog/parse/patch-file';
import {parseMdx} from '../../src/changelog/parse/syntax';
import {backportsOf} from '../../src/changelog/patches/backports';
import remarkChangelog, {type ChangelogOptions} from '../../src/remark/changelog';
import remarkFrame from '../../src/remark/frame';
import {frontMatter, readYear, release} from '../changelog/page';

const AUTHORS = {alice: 'Alice A.', bob: 'Bob'};
const LINES = [
  {line: '24.3', releases: readLineFile('24.3', '24.3.9.5: 7 9\n').releases},
  {line: '23.8', releases: readLineFile('23.8', '23.8.4.1: 8\n').releases},
];
const BACKPORTS = backportsOf(LINES);
const OPTIONS: ChangelogOptions = {
  pages: {
    has: (file) => file.endsWith('2024.mdx'),
    parse: (_, text) => parsePage('2024.mdx', text, {authors: AUTHORS}),
    all: () =>
      Promise.resolve([readYear(2024, release('24.8', '- A. (#1)')), readYear(2023, release('23.12', '- B. (#2)'))]),
    changes: ([newest]) => [
      {
        release: newest!.version,
        scope: 'query',
        setting: 'f',
        before: '0',
        after: '1',
        isCloud: false,
        address: '/whats-new/changelog/2024#pr-7',
      },
      {release: newest!.version, scope: 'query', setting: 'g', before: '0', after: '1', isCloud: false},
    ],
    authors: () => AUTHORS,
    backports: () => BACKPORTS,
    facts: () => [],
    lines: () => LINES,
  },
  site: {title: 'Site', tagline: '', url: 'https://example.org', baseUrl: '/base/'},
  image: 'i.png',
};

const PAGE = `${frontMatter(2024)}
Words.

## Releases of 2024 {/* #table-of-contents */}

## ClickHouse release 24.8 LTS, 2024-08-20 {/* #248 */}

### New Feature {/* #new-feature */}

- \`f\` computes. (#7, #8 by @alice, @bob; closes #5; see #6; undo \`f = 0\`; undo server setting \`g = 'x'\`; upgrade: result)
- No author. (#9)

---

End.
`;

/** The tree that the plugins make of a page, in the order of the configuration. */
function transform(markdown: string, file: string, options: ChangelogOptions): Promise<Root> {
  const source = new VFile({path: file, value: markdown});
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkFrame, {isChangelog: options.pages.has})
    .use(remarkChangelog, options);
  return processor.run(processor.parse(source), source) as Promise<Root>;
}

/** The HTML of a `<StaticHtml>` element. */
function staticHtmlOf({attributes}: MdxJsxFlowElement): string {
  const piece = attributes.find((attribute) => 'name' in attribute && attribute.name === 'piece')!;
  const {estree} = (piece.value as MdxJsxAttributeValueExpression).data!;
  const {expression} = estree!.body[0] as ExpressionStatement;
  const [html] = ((expression as ConditionalExpression).consequent as ObjectExpression).properties as Property[];
  return (html!.value as Literal).value as string;
}

/** The HTML that a year's page becomes. */
async function render(markdown: string, options = OPTIONS): Promise<string> {
  const tree = await transform(markdown, 'docs/2024.mdx', options);
  const body = tree.children.filter((node) => node.type !== 'mdxjsEsm' && !('name' in node && node.name === 'Head'));
  const parts = body.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? staticHtmlOf(node)
      : toHtml(
          unified()
            .use(remarkRehype)
            .runSync({type: 'root', children: [node]}),
        ),
  );
  return parts.filter((part) => part !== '').join('\n');
}

describe('remarkChangelog', () => {
  it('gives releases, sections and entries their ids, links and marks', async () => {
    const html = (await render(PAGE)).replace(/(?<!\n)(?=<(?:section|ul|li)\b)/g, '\n');
    await expect(`${html}\n`).toMatchFileSnapshot('changelog.html');
  });

  it('says where the first entry of a section is edited, if there is a repository', async () => {
    const html = await render(PAGE, {...OPTIONS, editUrl: 'https://example.org/edit/main/'});
    const [, file, line] = /data-edit="https:\/\/example\.org\/edit\/main\/(\S+)#L(\d+)"/.exec(html)!;
    expect(file).toBe('docs/2024.mdx');
    expect(PAGE.split('\n')[Number(line) - 1]).toMatch(/^- `f` computes\./);
    expect(await render(PAGE)).not.toContain('data-edit');
  });

  it('has handles on a long list of bug fixes alone, with what each bug did', async () => {
    const fixes = Array.from(
      {length: 40},
      (_, place) => `- ${place % 2 === 0 ? 'A crash' : 'A hang'}. (#${place + 10})`,
    );
    const section = `### Bug Fix (user-visible misbehavior in an official stable release) {/* #bug-fix */}\n\n${fixes.join('\n')}`;
    const html = await render(PAGE.replace('---\n\nEnd', `${section}\n\n---\n\nEnd`));
    expect(html).toContain(`data-symptoms="${'23'.repeat(20)}"`);
    expect(html.match(/<button value[^>]*>[^<]*/g)!.map((button) => button.replace(/<.*>/, ''))).toEqual([
      'All 40',
      'Crashes 20',
      'Hangs 20',
    ]);
  });

  it('has the other ids that lead to an entry, or to a section', async () => {
    const moved = new Map([
      ['pr-7', 'pr-1'],
      ['pr-8', 'new-feature'],
    ]);
    const bullets = '- `f` computes. (#1)';
    const page = `## ClickHouse release 24.8 {/* #248 */}\n\n### New Feature {/* #new-feature */}\n\n${bullets}\n`;
    const text = `${frontMatter(2024)}\n${page}`;
    const html = await render(text, {
      ...OPTIONS,
      pages: {...OPTIONS.pages, parse: (_, read) => parsePage('2024.mdx', read, {authors: AUTHORS, moved})},
    });
    expect(html).toContain('<li id="pr-1"><span id="pr-7"></span><code>f</code> computes.');
    expect(html).toContain('<h3 id="new-feature" class="anchor"><span id="pr-8"></span>New Feature');
  });

  it('puts the releases at the end where no line ends them', async () => {
    const html = await render(PAGE.slice(0, PAGE.indexOf('\n---\n\nEnd')));
    expect(html.indexOf('class="overview"')).toBeGreaterThan(html.indexOf('Words.'));
    expect(html.indexOf('class="release"')).toBeGreaterThan(html.indexOf('class="overview"'));
  });

  it('leaves other pages alone', async () => {
    const text = '- A bullet.\n\n## ClickHouse release 24.8\n';
    expect(await transform(text, 'docs/parts.mdx', OPTIONS)).toEqual(parseMdx(text));
  });
});
