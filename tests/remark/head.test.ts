import type {Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {headNode} from '../../src/remark/head';
import {readYear, release} from '../changelog/page';

const SITE = {title: 'Site', tagline: '', url: 'https://example.org', baseUrl: '/base/'};

it('the head describes the page with whole addresses, in JSON that no tag inside it can end', () => {
  const releases = `${release('24.8', '- A. (#1)')}\n${release('24.7', '- B. (#2)')}`
    .replace('24.8 {', '24.8, 2024-08-20 {')
    .replace('24.7 {', '24.7, 2024-07-30 {');
  const year = {...readYear(2024, releases), title: 'A </script> B'};
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
