import {CHANGELOG, expect, openAwake, test} from './site';

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
      - text: "Upgrading from 24.8 LTS:"
      - link /\\d+ to check/
    - paragraph:
      - text: "Upgrading from 24.11:"
      - link /\\d+ to check/
    - list:
      - listitem:
        - link "No way back, mixed versions"
        - text: /\\d+/
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
        - 'link "Link to this entry #"'
        - paragraph: "Check before upgrading: other results"
        - paragraph:
          - text: "Old behavior:"
          - code: least_greatest_legacy_null_behavior = 1
          - button "Copy"
  `);
});
