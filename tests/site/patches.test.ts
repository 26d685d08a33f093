import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {counted} from '../../src/changelog/model/count';
import {PAGE_PATHS} from '../../src/changelog/model/site';
import {compareVersions} from '../../src/changelog/model/versions';
import {readLineFile} from '../../src/changelog/parse/patch-file';
import {readLineFiles} from '../../src/files/changelog-folder';
import {SITE} from '../changelog/real';
import {builtPage} from './built';

/** The patch releases as their files have them, as the page tells them. */
const files = readLineFiles(SITE)
  .toSorted((a, b) => compareVersions(b.line, a.line))
  .map(({line, text}) => ({
    line,
    releases: readLineFile(line, text)
      .releases.toReversed()
      .map(({version, date = 'date unknown', pullRequests: {length}}) =>
        [version, date, length === 0 ? 'no change' : counted(length, 'change', 'changes')].join(' '),
      ),
  }));

/** What a row says before it is opened, by the heading that it has then. */
const WORST = [
  ['Lost or damaged data', 'loss of data', 'losses of data'],
  ['Wrong results', 'wrong result', 'wrong results'],
  ['Crashes', 'crash', 'crashes'],
] as const;

/** What a row says of changes that have no entry here, if others of its line have one. */
const UNTOLD = ' without a release note';

/** What a row says, whose counts do not part from their words at the end of a line. */
const saidOf = (item: Element): string => toString(select('summary, div', item)!).replaceAll('\u00a0', ' ');

describe('the page of the patch releases', () => {
  const page = builtPage(PAGE_PATHS.patches);
  const lists = selectAll('.patches', page);

  it('has every line, and in it every patch release with its day, number of changes and address, the newest first', () => {
    const shown = lists.map((list) => {
      const isTold = selectAll('h3', list).length > 0;
      return {
        line: list.properties.dataLine,
        releases: selectAll('.patches > li', list).map((item) => {
          const [said = ''] = saidOf(item).split(' · ');
          const isUntold = said.endsWith(UNTOLD);
          expect(isUntold, said).toBe(isTold && !said.endsWith('no change') && selectAll('h3', item).length === 0);
          return isUntold ? said.slice(0, -UNTOLD.length) : said;
        }),
      };
    });
    expect(shown).toEqual(files);
    const ids = selectAll('.patches > li', page).map(({properties}) => properties.id);
    expect(new Set(ids).size).toBe(files.flatMap(({releases}) => releases).length);
  });

  it('says of each patch release how much of it counts, as its headings have it', () => {
    const counts = selectAll('.patches > li', page).map((item) => {
      const shown = saidOf(item).split(' · ').slice(1);
      const headings = selectAll('h3', item).map((heading) => toString(heading));
      const wanted = WORST.flatMap(([title, one, many]) => {
        const count = headings.find((heading) => heading.startsWith(`${title} (`))?.match(/\d+/)?.[0];
        return count ? [`${count} ${count === '1' ? one : many}`] : [];
      });
      expect(shown.filter((count) => !count.startsWith('fixes CVE-'))).toEqual(wanted);
      return wanted.length;
    });
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(100);
  });

  it('says of a line how many known bugs it came with', () => {
    const told = selectAll('p', page).map((paragraph) => toString(paragraph));
    const form =
      /^Newest: [\d.]+\. [\d.]+ came with \d+ known bugs?(?:; patch releases brought \d+ more)?; [\d.]+ has the fixes of \d+\.$/;
    expect(told.filter((text) => text.includes('came with') && !form.test(text))).toEqual([]);
    expect(told.filter((text) => form.test(text)).length).toBeGreaterThan(30);
  });
});
