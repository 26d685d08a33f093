import {expect, it} from 'vitest';
import {pageAnchors} from '../../src/changelog/model/anchors';
import {startOf} from '../../src/changelog/parse/problems';
import {lintPage, readPage} from '../../src/lint/lint';
import {DAMAGES, damaged, PAGE} from './damage';
import {CONTEXT} from './example';

const published = pageAnchors(readPage('2024.mdx', PAGE, CONTEXT).year.releases);

/** The lines with findings. */
function reported(text: string): number[] {
  const page = readPage('2024.mdx', text, {...CONTEXT, published});
  return lintPage(page).map(({place}) => startOf(place).line);
}

it('the page without damage has no findings', () => {
  expect(reported(PAGE)).toEqual([]);
});

it.each(DAMAGES)('reports %s, near its line', (...damage) => {
  const text = damaged(damage);
  const lines = text.split('\n');
  const first = PAGE.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
  const last = first + damage[2].split('\n').length;
  const near = reported(text).filter((line) => line >= first - 2 && line <= last + 1);
  expect(near.length, lines[first - 1]).toBeGreaterThan(0);
});

it('tells each slip in one report, but for these', () => {
  const several = DAMAGES.filter((damage) => reported(damaged(damage)).length > 1);
  expect(several.map(([name]) => name)).toEqual(['an id pasted twice']);
});
