import type {Root} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import rehypeStaticHtml from '../../src/static-html/rehype';

/** Runs the plugin over one `<StaticHtml>` element with these children; gives the strings of each of its attributes. */
function run(...children: unknown[]): Record<string, string[]> {
  const attributes: {readonly name: string; readonly value: unknown}[] = [];
  const element = {type: 'mdxJsxFlowElement', name: 'StaticHtml', attributes, children};
  const tree = {type: 'root', children: [element]} as unknown as Root;
  rehypeStaticHtml({baseUrl: '/base/'})(tree, new VFile({path: 'page.mdx'}));
  expect(element.children).toEqual([]);
  const strings = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"value":"([^"]+)"/g)].map(([, text]) => text!);
  return Object.fromEntries(attributes.map(({name, value}) => [name, strings(value)]));
}

it('makes one string of the content, and tells the link check of its ids and of links that stay on the site', () => {
  const links = ['/b#c', '#a', 'https://example.org', '//cdn.example'].map((href) => h('a', {href}));
  expect(run(h('p', {id: 'a'}, ['Text & more', ...links]))).toEqual({
    html: [
      '<p id=a>Text &#x26; more<a href=/base/b#c></a><a href=#a></a><a href=https://example.org></a>' +
        '<a href=//cdn.example></a>',
    ],
    anchors: ['a'],
    links: ['/base/b#c', '#a', '//cdn.example'],
  });
});

it('refuses JSX and expressions, which would be dead in the browser', () => {
  expect(() => run({type: 'mdxFlowExpression', value: 'now()'})).toThrow(
    /Unexpected JSX or expression in static content/,
  );
});
