import type {Root} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import rehypeStaticHtml from '../../src/static-html/rehype';

type Attribute = {
  name: string;
  value: {
    data: {
      estree: {
        body: [
          {
            expression: {
              test: {name: string};
              consequent: {value?: string; elements?: {value: string}[]};
              alternate: {name: string};
            };
          },
        ];
      };
    };
  };
};

/** Runs the plugin over one `<StaticHtml>` element with these children; gives what its attributes hold. */
function run(children: unknown[], baseUrl = '/') {
  const element = {type: 'mdxJsxFlowElement', name: 'StaticHtml', attributes: [], children};
  const tree = {type: 'root', children: [element]} as unknown as Root;
  rehypeStaticHtml({baseUrl})(tree, new VFile({path: 'page.mdx'}));
  const attributes = element.attributes as Attribute[];
  const value = (name: string) =>
    attributes.find((attribute) => attribute.name === name)!.value.data.estree.body[0].expression;
  return {element, value};
}

describe('rehypeStaticHtml', () => {
  it('puts the content into one string that only some bundles keep', () => {
    const {element, value} = run([h('p', {id: 'x'}, 'Text & more')]);
    expect(value('html').test.name).toBe('__STATIC_HTML_INLINE__');
    expect(value('html').consequent.value).toBe('<p id=x>Text &#x26; more');
    expect(value('html').alternate.name).toBe('undefined');
    expect(element.children).toEqual([]);
  });

  it('tells the link check of ids and of links that stay on the site, under the base URL', () => {
    const {value} = run(
      [
        h('p', {id: 'a'}, [
          h('a', {href: '/b#c'}),
          h('a', {href: '#a'}),
          h('a', {href: 'https://example.org'}),
          h('a', {href: '//cdn.example'}),
        ]),
      ],
      '/base/',
    );
    expect(value('anchors').consequent.elements!.map(({value: id}) => id)).toEqual(['a']);
    expect(value('links').consequent.elements!.map(({value: link}) => link)).toEqual([
      '/base/b#c',
      '#a',
      '//cdn.example',
    ]);
    expect(value('html').consequent.value).toContain('href=/base/b#c');
  });

  it('refuses JSX and expressions, which would be dead in the browser', () => {
    expect(() => run([{type: 'mdxFlowExpression', value: 'now()'}])).toThrow(
      /Unexpected JSX or expression in static content/,
    );
  });
});
