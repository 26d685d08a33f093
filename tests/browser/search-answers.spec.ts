import {dialog, field, results, search, visit} from './search';
import {expect, SOON, test} from './site';

test('filters narrow to a release and a kind, alone and with words, and the count is announced', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  const all = await dialog(page).getByRole('status').textContent();
  expect(all).toMatch(/^[\d,]+ entries found, the first 10 shown$/);
  await dialog(page).getByLabel('Release').selectOption('24.8');
  await expect(dialog(page).getByRole('status')).not.toHaveText(all!);
  await dialog(page).getByLabel('Kind of change').selectOption({label: 'Bug fix'});
  const places = async () =>
    new Set(await results(page).evaluateAll((items) => items.map((item) => item.firstElementChild!.textContent)));
  await expect.poll(places, SOON).toEqual(new Set(['24.8 LTS · Bug fix']));
  await field(page).fill('');
  await expect(dialog(page).getByRole('status')).toHaveText(/^[1-9][\d,]* entries found/);
  expect(await places()).toEqual(new Set(['24.8 LTS · Bug fix']));
});

test('a query without results gives a hint and a way out of the filters', async ({page}) => {
  await visit(page);
  await search(page, 'arrayPRAUC');
  await dialog(page).getByLabel('Release').selectOption('24.1');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search all releases and kinds'}).click();
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('qqqqqqqqqq');
  await expect(dialog(page).getByRole('status')).toHaveText('0 entries found');
  await expect(dialog(page).getByText('Try fewer words')).toBeVisible();
});

test('signs alone are nothing to search for', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  for (const signs of ['-', '🙂', '("%*")']) {
    await field(page).fill(signs);
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing to search for');
    await expect(results(page)).toHaveCount(0);
  }
});
