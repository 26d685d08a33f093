import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Compares the built scripts with the browsers that package.json promises: nothing polyfills what one of them lacks. */
const BUILD = path.join(__dirname, '../../build');
/** Methods that the oldest of them, of the summer of 2023, do not have. */
const METHODS = /\.(?:groupBy|withResolvers|fromAsync|symmetricDifference|isSubsetOf)\(/g;

const filesOf = (end: string): string[] =>
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith(end));
const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
/** The scripts that stand in a page. */
const inline = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);

it('no script uses what the oldest promised browser does not have', () => {
  const scripts = filesOf('.js').map((file) => ({file, code: read(file)}));
  const inPages = filesOf('.html').flatMap((file) => inline(read(file)).map((code) => ({file, code})));
  expect(scripts.length).toBeGreaterThan(10);
  // The loader of src/page/template.ts stands in every page.
  expect(inPages.filter(({code}) => code.includes('hasHydrated')).length).toBe(filesOf('.html').length);
  const uses = [...scripts, ...inPages].flatMap(({file, code}) =>
    [...code.matchAll(METHODS)].map(([use]) => `${file}: ${use}`),
  );
  expect(uses).toEqual([]);
});
