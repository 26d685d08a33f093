import {expect, it} from 'vitest';
import {licensesText} from '../../src/plugins/licenses/licenses-text';
import {packageFolder} from '../../src/plugins/licenses/packages';

it.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@ariakit/react/cjs/index.cjs', '/site/node_modules/@ariakit/react'],
  ['/site/node_modules/a/node_modules/@b/c/d.js', '/site/node_modules/a/node_modules/@b/c'],
  ['C:\\site\\node_modules\\@b\\c\\d.js', 'C:\\site\\node_modules\\@b\\c'],
  ['/site/src/index.ts', undefined],
])('the package of %s stands in %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

it('packages stand by name, each once, after the license of the site', () => {
  const b = {name: 'b', version: '2.0.0', license: 'MIT', texts: ['Text of b', 'Notice of b']};
  const a = {name: 'a', version: '1.0.0', license: 'ISC', texts: ['Text of a']};
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  expect(
    licensesText('\n  Own\n', [b, a, {...b}])
      .split(rule)
      .slice(1),
  ).toEqual([
    "The site's own code (Apache-2.0)\n\n  Own",
    'a 1.0.0 (ISC)\n\nText of a',
    'b 2.0.0 (MIT)\n\nText of b\n\nNotice of b\n',
  ]);
});
