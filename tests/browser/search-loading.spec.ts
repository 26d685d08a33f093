import {content} from './content';
import {results, search, visit} from './search';
import {CHANGELOG, expect, fetchedBy, noisyTest, test} from './site';

const YEARS = content.years.map(({year}) => year);

/** The years whose entries are among these, in this order. */
const yearsOf = (urls: readonly string[]): number[] =>
  urls.flatMap((url) => /\/entries-(\d{4})\.[0-9a-f]+\.json$/.exec(url)?.[1] ?? []).map(Number);

test("nothing is fetched before the search is asked for; then the page's own year first, each file once", async ({
  page,
}) => {
  const fetched = fetchedBy(page);
  await visit(page, CHANGELOG);
  await page.waitForLoadState('networkidle');
  const before = fetched.splice(0);
  await search(page, 'init');
  expect(before.filter((url) => fetched.includes(url) || /search-|\/assets\/data\//.test(url))).toEqual([]);
  expect(fetched.filter((url) => url.includes('search-panel'))).toHaveLength(1);
  const data = fetched.filter((url) => url.includes('/assets/data/'));
  expect(data.filter((url) => !/\/(?:entries-\d+|patches|errors|defaults|names)\.[0-9a-f]+\.json$/.test(url))).toEqual(
    [],
  );
  expect(yearsOf(fetched)).toEqual([2024, ...YEARS.filter((year) => year !== 2024)]);
  await page.keyboard.press('Escape');
  await search(page, 'join');
  expect(yearsOf(fetched)).toHaveLength(YEARS.length);
});

// Noisy, since the browser itself asks for the site's icon once more.
noisyTest(
  'on another page the newest year comes first; after the first use the search works offline',
  async ({page, context}) => {
    const fetched = fetchedBy(page);
    await visit(page);
    await search(page, 'init');
    expect(yearsOf(fetched)).toEqual(YEARS);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await search(page, '#70788');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page).first()).toHaveAttribute('href', `${CHANGELOG}#pr-70788`);
  },
);
