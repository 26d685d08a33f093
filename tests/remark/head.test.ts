import type {Code, Root, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../src/changelog/parse/syntax';
import {headNode} from '../../src/remark/head';
import remarkSiteAddress from '../../src/remark/site-address';
import {readYear} from '../changelog/page';

const SITE = {title: 'Site', tagline: '', url: 'https://example.org', baseUrl: '/base/'};
const PAGE =
  '## ClickHouse release 24.8, 2024-08-20 {/* #248 */}\n\n' +
  '### Improvement {/* #a */}\n\n' +
  '- Text. (#1)\n\n' +
  '## ClickHouse release 24.7, 2024-07-30 {/* #247 */}\n\n' +
  '### Improvement {/* #b */}\n\n' +
  '- Text. (#2)\n';

describe('headNode', () => {
  it('describes the page with whole addresses, in JSON that no tag inside it can end', () => {
    const year = {...readYear(2024, PAGE), title: 'A </script> B'};
    const head = headNode(year, SITE, 'img/a.png') as MdxJsxFlowElement;
    const script = head.children.find((child) => 'name' in child && child.name === 'script') as MdxJsxFlowElement;
    const {value} = script.children[0] as unknown as Text;
    expect(value).not.toContain('<');
    expect(JSON.parse(value)).toMatchObject({
      headline: 'A </script> B',
      url: 'https://example.org/base/whats-new/changelog/2024',
      image: 'https://example.org/base/img/a.png',
      datePublished: '2024-07-30',
      dateModified: '2024-08-20',
      encoding: {contentUrl: 'https://example.org/base/whats-new/changelog/2024.md'},
    });
  });
});

describe('remarkSiteAddress', () => {
  it('puts the address of the site with its base path into code blocks', () => {
    const tree: Root = parseMdx('```sh\ncurl SITE_ADDRESS/a SITE_ADDRESS/b\n```\n\n`SITE_ADDRESS`\n');
    remarkSiteAddress(SITE)(tree);
    expect((tree.children[0] as Code).value).toBe('curl https://example.org/base/a https://example.org/base/b');
    expect(JSON.stringify(tree.children[1])).toContain('SITE_ADDRESS');
  });
});
