import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** The built site, and the configuration that it was built with: Vitest puts its own BASE_URL into the environment. */
const BUILD = path.join(__dirname, '../../build');
const config = /^export default (\{[\s\S]*\});?\s*$/m.exec(
  readFileSync(path.join(__dirname, '../../.docusaurus/docusaurus.config.mjs'), 'utf8'),
)![1]!;
const {url: ORIGIN, baseUrl: BASE} = JSON.parse(config) as {url: string; baseUrl: string};

/** The whole address of a path below the site's. */
export function address(file: string): string {
  return ORIGIN + BASE + file.replace(/^\//, '');
}

/** The path of an address on its server, base path included. */
export function served(file: string): string {
  return BASE + file.replace(/^\//, '');
}

/** The file in `build/` that this path stands for. */
export function builtFile(file: string): string {
  return path.join(BUILD, file);
}

export function builtText(file: string): string {
  return readFileSync(builtFile(file), 'utf8');
}

const parsed = new Map<string, Root>();

/** A built page, by its path, parsed once. */
export function builtPage(page: string): Root {
  const known = parsed.get(page);
  if (known) return known;
  const tree = fromHtml(builtText(path.join(page, 'index.html')));
  parsed.set(page, tree);
  return tree;
}

/** The path below the site's address; an address outside the site is an error. */
export function pathOf(url: string): string {
  if (!url.startsWith(address('/'))) throw new Error(`Unexpected address ${url}, expected one below ${address('/')}`);
  return `/${url.slice(address('/').length)}`;
}

const commonMark = unified().use(remarkParse).use(remarkRehype, {allowDangerousHtml: true}).freeze();

/** What Markdown shows, read as plain CommonMark, without any extension. @throws Error if there is HTML in it */
export function shownMarkdown(markdown: string): Root {
  const tree = commonMark.runSync(commonMark.parse(markdown));
  visit(tree, 'raw', (html) => {
    throw new Error(`Unexpected HTML in Markdown, expected none: ${JSON.stringify(html)}`);
  });
  return tree;
}
