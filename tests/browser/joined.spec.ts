import {readAnchors} from '../../src/files/changelog-folder';
import {SITE} from '../changelog/real';
import {expect, expectInPlace, openAwake, served, test} from './site';

const PAGE = '/whats-new/changelog/2026';
/** Each old anchor of the page with the one that it leads to. */
const MOVED = [...readAnchors(SITE, '2026.mdx').moved];

test('every address of an entry that was joined opens the entry that joined it', async ({page}) => {
  expect(MOVED.length).toBeGreaterThan(100);
  await openAwake(page, served(PAGE));
  const wrong = await page.evaluate(
    (moved) =>
      moved.flatMap(([old, now]) => {
        window.location.hash = `#${old}`;
        const lit = document.querySelector('.release :is(li, h2, h3):is(:target, :has(:target))');
        return lit?.id === now ? [] : `${old}: ${lit?.id}`;
      }),
    MOVED,
  );
  expect(wrong).toEqual([]);
});

test('an address of a joined entry lands on it, says which versions have it, and copies the first one', async ({
  page,
}) => {
  const [old, now] = MOVED.find(([id]) => id === 'pr-117545')!;
  await openAwake(page, served(`${PAGE}#${old}`));
  await expectInPlace(page, now);
  await expect(page.locator(`li#${now} form.answer`)).toContainText('In 26.9 and later.');
  await expect(page.locator(`li#${now} small > a:last-child`)).toHaveAttribute('href', `#${now}`);
});
