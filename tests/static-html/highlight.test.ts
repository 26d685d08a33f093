import {toHtml} from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import rehypeHighlight from '../../src/static-html/highlight';

async function html(markdown: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkRehype).use(rehypeHighlight);
  return toHtml(await processor.run(processor.parse(markdown)));
}

it('colors code, and keeps it as it was written', async () => {
  const code = "SELECT 1\n\n  FROM `a` WHERE b = 'c'\n";
  const colored = await html(`\`\`\`sql\n${code}\`\`\``);
  expect(colored).toContain('<span class="token keyword">SELECT</span>');
  expect(colored.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'")).toBe(code);
});

it('leaves alone what it knows no language of, and code in a line', async () => {
  expect(await html('```\na = 1\n```\n\n`b = 2`')).toBe('<pre><code>a = 1\n</code></pre>\n<p><code>b = 2</code></p>');
  expect(await html('```none\na = 1\n```')).not.toContain('<span');
});
