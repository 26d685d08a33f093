import {copied, expect, served, test} from './site';

const DATA = served('/whats-new/changelog/data');

test('a code block has its title, its colors and its copy', async ({page}) => {
  await page.goto(DATA);
  const block = page.locator('pre').first();
  await expect(page.getByText('clickhouse-local', {exact: true}).first()).toBeVisible();
  await expect(block.locator('.token.keyword').first()).toHaveText('SELECT');
  const code = await block.textContent();
  const button = page.getByRole('button', {name: 'Copy the code for clickhouse-local'}).first();
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  expect(await button.boundingBox()).toEqual(before);
  expect(await copied(page)).toBe(code);
});
