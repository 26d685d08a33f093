import {describe, expect, it} from 'vitest';
import {pageScripts, type Route} from '../../src/shell/page-scripts';
import {inlineScript, pageTemplate, withPageScripts} from '../../src/shell/template';

const routes: Route[] = [
  {path: '/'},
  {path: '/', routes: [{path: '/', routes: [{path: '/a-b'}, {path: '/other'}]}]},
  {path: '/alone'},
];
const names = {
  '/-1a2': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/-3b4': {__comp: 'layout', items: ['root', 'in-main']},
  '/a-b-5c6': {__comp: 'doc', content: 'text'},
  '/other-7d8': {__comp: 'doc', content: 'other'},
};
const js = (...files: string[]) => ({js: files.map((file) => ({file}))});
const manifest = {
  origins: {root: ['1'], plugin: ['2'], layout: ['3', 'shared'], doc: ['4', 'shared'], text: ['5'], other: ['6']},
  assets: {
    1: js('root.js'),
    2: js('plugin.js'),
    3: js('layout.js'),
    4: js('doc.js'),
    5: js('text.js'),
    6: js('other.js'),
    shared: js('shared.js'),
  },
};

describe('the scripts of a page', () => {
  it('are those of its routes, each once, and of no other page', () => {
    expect(pageScripts('/a-b', routes, names, manifest)).toEqual([
      'root.js',
      'plugin.js',
      'layout.js',
      'shared.js',
      'doc.js',
      'text.js',
    ]);
  });

  it('are an empty list if no route leads to the page, as to 404.html', () => {
    expect(pageScripts('/404.html', routes, names, manifest)).toEqual([]);
  });

  it('throw if Docusaurus names a route in another way', () => {
    expect(() => pageScripts('/alone', routes, names, manifest)).toThrow(
      "Unexpected route /alone without chunks, expected some in Docusaurus' list",
    );
  });
});

it('a page of the template has a place for them, another page does not', () => {
  const page = pageTemplate().replace('<script type="text/later" src="<%', '');
  expect(withPageScripts(page, ['/a.js', '/b.js'])).toContain(
    '<script type=text/later src=/a.js></script><script type=text/later src=/b.js></script>',
  );
  expect(() => withPageScripts('<html></html>', [])).toThrow('Unexpected page');
});

it('inline scripts are served without comments', () => {
  for (const file of ['menu.js', 'scroll-restoration.js', 'reading.js', 'start.js', 'theme.js']) {
    expect(inlineScript(file)).toMatch(/^\(\(\) => \{\n/);
    expect(inlineScript(file)).not.toMatch(/^\s*\/\//m);
  }
});
