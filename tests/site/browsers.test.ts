import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Compares the built scripts with the browsers that package.json promises: nothing polyfills what one of them lacks. */
const BUILD = path.join(__dirname, '../../build');
/** Methods that the oldest of them, of January 2023, do not have. */
const TOO_YOUNG =
  /\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|symmetricDifference|isSubsetOf|isWellFormed)\(/g;

it('no script calls what the oldest promised browser does not have', () => {
  const scripts = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((file) =>
    [...readFileSync(path.join(BUILD, file), 'utf8').matchAll(TOO_YOUNG)].map(([call]) => `${file}: ${call}`),
  );
  expect(found).toEqual([]);
});
