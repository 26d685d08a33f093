import {expect, it} from 'vitest';
import {pageScripts} from '../../src/shell/page-scripts';
import {pageTemplate, withPageScripts} from '../../src/shell/template';

it('throws if Docusaurus names a route in another way; no route leads to 404.html', () => {
  const scripts = (page: string) => pageScripts(page, [{path: '/alone'}], {}, {origins: {}, assets: {}});
  expect(() => scripts('/alone')).toThrow("Unexpected route /alone without chunks, expected some in Docusaurus' list");
  expect(scripts('/404.html')).toEqual([]);
});

it('a page of the template has a place for them, another page does not', () => {
  const page = pageTemplate().replace('<script type="text/later" src="<%', '');
  expect(withPageScripts(page, ['/a.js', '/b.js'])).toContain(
    '<script type=text/later src=/a.js></script><script type=text/later src=/b.js></script>',
  );
  expect(() => withPageScripts('<html></html>', [])).toThrow('Unexpected page');
});
