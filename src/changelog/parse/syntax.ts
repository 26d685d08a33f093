import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import {braceProblems, readComments} from './braces';
import type {Problem} from './problems';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);

/** The syntax of Docusaurus' own MDX pipeline, so that a file is read here as on the site. */
const processor = markdown().use(remarkMdx).freeze();

/** The same without JSX and expressions, which reads every file. What MDX does not have is off here too. */
const lenient = markdown().use(withoutHtml).freeze();

function withoutHtml(this: Processor): void {
  this.data().micromarkExtensions!.push({disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}});
}

/** Parses MDX into mdast. @throws VFileMessage if the text is not MDX, at a `{` or `<` */
export const parseMdx = (text: string): Root => processor.parse(text);

/**
 * Parses text that may not be MDX. The MDX parser stops at the first wrong `{` or `<` and names the last line. In that
 * case the text is read as plain Markdown, and each such sign is reported at its place.
 */
export function parseLenient(text: string): {tree: Root; problems: readonly Problem[]} {
  try {
    return {tree: parseMdx(text), problems: []};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const tree = lenient.parse(text);
    readComments(tree);
    const problems = braceProblems(tree, text);
    return {tree, problems: problems.length > 0 ? problems : [Object.assign(error, {ruleId: 'syntax', fatal: true})]};
  }
}
