import {CHANGELOG, expect, noisyTest, PATCHES, painted, test} from './site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const [address, id, link] of [
  [CHANGELOG, 'pr-65519', 'Link to this entry'],
  [PATCHES, '24.8.4', 'Direct link to 24.8.4.13'],
] as const)
  test(`the # of ${id} copies its address, says so, and moves nothing`, async ({page}) => {
    await page.goto(address);
    const item = page.locator(`li[id="${id}"]`);
    await item.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await item.hover();
    await painted(page);
    const before = await item.boundingBox();
    await item.getByRole('link', {name: link}).click();
    await expect(page.getByRole('status').filter({hasText: 'Address copied'})).toBeVisible();
    expect(await item.boundingBox()).toEqual(before);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`${address}#${id}`, page.url()).href);
    await page.goto('about:blank');
    await page.goto(copied);
    await expect(page.locator('li:target')).toHaveId(id);
  });

noisyTest('an address that the browser does not let the page copy is shown', async ({page}) => {
  await page.goto(CHANGELOG);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.locator('#pr-65519').getByRole('link', {name: 'Link to this entry'}).click();
  await expect(page.getByRole('status').filter({hasText: `${CHANGELOG}#pr-65519`})).toBeVisible();
});
