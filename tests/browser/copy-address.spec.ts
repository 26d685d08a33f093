import {CHANGELOG, copied, expect, expectInPlace, noisyTest, openAwake, PATCHES, painted, test} from './site';

for (const [address, id, link] of [
  [CHANGELOG, 'pr-65519', 'Link to this entry'],
  [PATCHES, '24.8.4', 'Direct link to 24.8.4.13'],
] as const)
  test(`the # of ${id} copies its address, says so, and moves nothing`, async ({page}) => {
    await openAwake(page, `${address}#${id}`);
    await expectInPlace(page, id);
    const item = page.locator(`li[id="${id}"]`);
    await item.hover();
    await painted(page);
    const before = await item.boundingBox();
    await item.getByRole('link', {name: link}).click();
    await expect(page.getByRole('status').filter({hasText: 'Address copied'})).toBeVisible();
    expect(await item.boundingBox()).toEqual(before);
    const copy = await copied(page);
    expect(copy).toBe(new URL(`${address}#${id}`, page.url()).href);
    await page.goto('about:blank');
    await page.goto(copy);
    await expect(page.locator('li:target')).toHaveId(id);
  });

noisyTest('an address that the browser does not let the page copy is shown', async ({page}) => {
  await openAwake(page, CHANGELOG);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.locator('#pr-65519').getByRole('link', {name: 'Link to this entry'}).click();
  await expect(page.getByRole('status').filter({hasText: `${CHANGELOG}#pr-65519`})).toBeVisible();
});
