import {CHANGELOG, expect, openAwake, PARTS, PLANNER, test} from './site';

test('a screen reader meets a release by its heading, what to check, its summary, its sections and their entries', async ({
  page,
}) => {
  await openAwake(page, CHANGELOG);
  await expect(page.locator('nav.navbar')).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "ClickHouse Changelog"
      - link "Changelog"
      - link "Patches"
      - link "Upgrade"
      - link "Names"
      - link "Data"
      - button /dark and light mode/
      - button "Search"
  `);
  await expect(page.locator('[data-release="24.12"]')).toMatchAriaSnapshot(`
    - link "All releases"
    - heading /ClickHouse release 24\\.12 ?, 2024-12-19/ [level=2]
    - paragraph: /\\d+ entries. \\d+ patch releases, newest/
    - paragraph:
      - text: "Before upgrading:"
      - link /\\d+ to check/
      - link "No way back, mixed versions"
    - list:
      - listitem:
        - link:
          - /url: /#pr-/
    - list:
      - listitem:
        - link "Incompatible":
          - /url: "#backward-incompatible-change"
        - text: /\\d+/
    - 'button "24.12, Incompatible: all releases and sections"'
    - heading /Backward Incompatible Change/ [level=3]
    - list:
      - listitem:
        - code: greatest
        - link "#65519"
        - link "Link to this entry"
        - paragraph: "Check before upgrading: other results"
        - paragraph:
          - text: "Old behavior:"
          - code: least_greatest_legacy_null_behavior = 1
          - button "Copy"
  `);
});

test('a screen reader meets the planner by its fields, then the steps in their order', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.3&to=24.8`);
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Upgrade planner" [level=1]
    - combobox "Current version"
    - combobox "Upgrade to"
  `);
  await expect(page.locator('main ol').first()).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Decide"
      - listitem:
        - link "Before"
      - listitem:
        - link "Test queries"
  `);
});

test('a screen reader meets the search as a field with a list of what was found', async ({page}) => {
  await openAwake(page, PARTS);
  await page.keyboard.press('/');
  await page.keyboard.type('join_algorithm');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search the changelog":
      - combobox "Search entries" [expanded]: join_algorithm
      - combobox "Release"
      - combobox "Kind of change"
      - status: /\\d+ results found/
      - listbox "Entries found":
        - option /join_algorithm/ [selected]
      - button "Close"
  `);
});
