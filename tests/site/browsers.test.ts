import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Compares the built scripts with the browsers that package.json promises: nothing polyfills what one of them lacks. */
const BUILD = path.join(__dirname, '../../build');
/** Methods that the oldest of them, of January 2023, do not have. */
const METHODS =
  /\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|symmetricDifference|isSubsetOf|isWellFormed)\(/g;
/** ARIA attributes as properties, which Firefox has since 119. In React's code such names are those of props. */
const PROPERTIES = /\.aria[A-Z]\w*/g;

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
  expect(
    inPages.filter(({code}) => code.includes('has-hydrated') || code.includes('hasHydrated')).length,
  ).toBeGreaterThan(filesOf('.html').length);
  const uses = (of: typeof scripts, young: RegExp) =>
    of.flatMap(({file, code}) => [...code.matchAll(young)].map(([use]) => `${file}: ${use}`));
  expect([...uses([...scripts, ...inPages], METHODS), ...uses(inPages, PROPERTIES)]).toEqual([]);
});
