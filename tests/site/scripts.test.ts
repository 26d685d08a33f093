// What the scripts that browsers load must not have.
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builtFile, builtText} from './built';

/** Methods that the oldest browsers of package.json, of the summer of 2023, do not have: nothing polyfills them. */
const METHODS = /\.(?:groupBy|withResolvers|fromAsync|symmetricDifference|isSubsetOf)\(/g;
/** The scripts that stand in a page. */
const INLINE = /<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g;

const files = readdirSync(builtFile('.'), {recursive: true, encoding: 'utf8'});
const textsOf = (end: string) =>
  files.filter((file) => file.endsWith(end)).map((file) => ({file, code: builtText(path.join('/', file))}));
const scripts = textsOf('.js');

it('no script uses what the oldest promised browser does not have', () => {
  const pages = textsOf('.html').map(({file, code}) => ({
    file,
    code: [...code.matchAll(INLINE)].map(([, script]) => script).join('\n'),
  }));
  // The loader of src/page/template.ts stands in every page.
  expect(pages.filter(({code}) => !code.includes('hasHydrated'))).toEqual([]);
  const uses = [...scripts, ...pages].flatMap(({file, code}) =>
    [...code.matchAll(METHODS)].map(([use]) => `${file}: ${use}`),
  );
  expect(uses).toEqual([]);
});

it('no script has the highlighter, which the site leaves out: see src/plugins/page and src/theme/CodeBlock', () => {
  const MARK = 'languages.extend(';
  const highlighter = createRequire(__filename).resolve('prism-react-renderer');
  expect(readFileSync(highlighter, 'utf8'), 'It is written in another way: choose another mark').toContain(MARK);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter(({code}) => code.includes(MARK)).map(({file}) => file)).toEqual([]);
});

it('browsers are asked to compile React beside the task of the page', () => {
  const asking = scripts.filter(({code}) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(asking.map(({file}) => path.basename(file))).toEqual([expect.stringMatching(/^react\.\w+\.js$/)]);
});
