import {type pages, readReal} from '../changelog/real';
import {expect, expectInPlace, openAwake, served, test} from './site';

test('every address of an entry that was joined opens the entry that joined it', async ({page}) => {
  test.slow();
  const {years} = await readReal();
  const year = years.find((each) => each.year === 2026)!;
  await openAwake(page, served(year.path));
  const wrong = await page.evaluate(
    (moved) =>
      moved.flatMap(([old, now]) => {
        location.hash = `#${old}`;
        const [lit] = document.querySelectorAll('.release :is(li, h2, h3):is(:target, :has(:target))');
        return lit?.id === now ? [] : `${old}: ${lit?.id}`;
      }),
    moved(year.releases),
  );
  expect(wrong).toEqual([]);
});

/** Each old anchor with the one that it leads to. */
function moved(releases: Awaited<ReturnType<typeof pages.all>>[number]['releases']): [string, string][] {
  const entries = releases.flatMap(({sections}) => sections.flatMap((section) => section.entries));
  return entries.flatMap(({id, formerIds = []}) => formerIds.map((old): [string, string] => [old, id]));
}

test('an address of a joined entry lands on it, says which versions have it, and copies the first one', async ({
  page,
}) => {
  const {years} = await readReal();
  const year = years.find((each) => each.year === 2026)!;
  const all = moved(year.releases);
  expect(all.length).toBeGreaterThan(100);
  const [old, now] = all.find(([id]) => id === 'pr-117545')!;
  await openAwake(page, served(`${year.path}#${old}`));
  await expectInPlace(page, now);
  await expect(page.locator(`li#${now} form.answer`)).toContainText('In 26.9 and later.');
  await expect(page.locator(`li#${now} small > a:last-child`)).toHaveAttribute('href', `#${now}`);
});
