import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The syntax of Docusaurus' own MDX pipeline, so that a file means here what it means on the site. */
const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Parses MDX text into mdast with positions.
 * @throws VFileMessage where the text is no MDX, `{` or `<` out of place.
 */
export function parseMdx(text: string): Root {
  return processor.parse(text);
}
