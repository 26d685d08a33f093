import {readFileSync} from 'node:fs';
import {type Page, test as unwatched} from '@playwright/test';
import {LONG, sample, tries} from '../sample';
import {expectShown, standard, wanted} from './planner';
import {expectComplete, keepOneYear} from './search';
import {CHANGELOG, expect, expectInPlace, openAwake, PAGES, PARTS, PATCHES, PLANNER, SOON, test} from './site';

/** What runs if a page takes a part of an address, or a paste, for markup or code. */
const HOSTILE = [
  '<img src=x onerror="globalThis.ran=1">',
  '"><script>globalThis.ran=1</script>',
  '"><svg onload="globalThis.ran=1">',
  "'-(globalThis.ran=1)-'",
  'javascript:globalThis.ran=1',
  '%3Cimg%20src%3Dx%20onerror%3DglobalThis.ran%3D1%3E',
  '__proto__[ran]=1',
];

const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'ran' in globalThis || 'ran' in {});

// Without the policy, so that it is the page itself that must take no text for code.
unwatched.describe('a hostile', () => {
  unwatched.use({bypassCSP: true});

  const values = HOSTILE.flatMap((hostile) => [hostile, encodeURIComponent(hostile)]);
  unwatched('address runs nothing', async ({page}) => {
    unwatched.slow();
    for (const [place, address] of (LONG ? PAGES : [CHANGELOG, PLANNER, PATCHES]).entries()) {
      // Each value somewhere in an address that the page itself reads; in the long run each everywhere.
      for (let turn = 0; turn < tries(1, values.length); turn++) {
        const [q, from, to, theme, data, hash] = values.map(
          (_, index) => values[(5 * place + turn + index) % values.length],
        );
        await page.goto('about:blank');
        await openAwake(
          page,
          `${address}?q=${q}&from=${from}&to=${to}&docusaurus-theme=${theme}&docusaurus-data-x=${data}#${hash}`,
        );
        expect(await hasRun(page), page.url()).toBe(false);
      }
    }
  });

  unwatched('paste or query runs nothing', async ({page}) => {
    await keepOneYear(page);
    await openAwake(page, `${PLANNER}?from=24.11&to=24.12`);
    await page.locator('#pasted').fill(`SELECT greatest(1, 2); ${HOSTILE.join('; ')}`);
    await expect(page.getByText('1 change mentions your setup')).toBeVisible();
    await page.locator('.navbar').getByRole('button', {name: 'Search', exact: true}).click();
    const field = page.getByRole('searchbox', {name: 'Search entries'});
    for (const query of [...HOSTILE, `greatest ${HOSTILE.join(' ')}`]) {
      await field.fill(query);
      await expectComplete(page, query);
    }
    expect(await hasRun(page)).toBe(false);
  });
});

unwatched('the policy stops what is put into a page', async ({page}) => {
  for (const address of sample(PAGES, tries(2))) {
    await page.goto(address);
    await page.evaluate(() => {
      const seen = new Set<string>(); // a host may send the policy once more as a header
      Object.assign(window, {seen});
      addEventListener('securitypolicyviolation', ({effectiveDirective}) => seen.add(effectiveDirective));
      document.body.append(Object.assign(document.createElement('script'), {textContent: 'globalThis.ran = 1'}));
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:,x" onerror="globalThis.ran = 1"><img src="http://elsewhere.invalid/x.png"><style>p{}</style>',
      );
      void fetch('http://elsewhere.invalid/').catch(() => undefined);
    });
    const stopped = () => page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen].toSorted());
    await expect
      .poll(stopped, SOON)
      .toEqual(['connect-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
    expect(await hasRun(page)).toBe(false);
  }
});

test('a page works with a slash at its end and without, and leads on to the usual plan', async ({page, request}) => {
  for (const address of PAGES) {
    // As the page is linked it is opened by other tests.
    const other = await request.get(address.endsWith('/') ? address.slice(0, -1) : `${address}/`);
    expect(await other.text(), address).toBe(await (await request.get(address)).text());
  }
  await openAwake(page, `${CHANGELOG}/#pr-59305`);
  await expectInPlace(page, 'pr-59305');
  await page.locator('.navbar').getByRole('link', {name: 'Upgrade'}).click();
  await expect(page.locator('h1')).toHaveText('Upgrade planner');
  await expectShown(page, wanted(standard.from, standard.to));
});

test('other addresses of the newest year and the planner lead to them, and keep what is asked', async ({page}) => {
  for (const [asked, shown, id] of [
    ['/whats-new/changelog/2025#258', '/whats-new/changelog/#258', '258'],
    ['/whats-new/changelog/upgrade?from=24.3&to=24.8#keep', '/whats-new/upgrade?from=24.3&to=24.8#keep', 'keep'],
  ] as const) {
    await openAwake(page, asked);
    await expect(page).toHaveURL(shown);
    await expectInPlace(page, id);
  }
});

test.describe('nginx sends', {tag: '@nginx'}, () => {
  test('every page with the headers of the site', async ({request}) => {
    // What other hosts are told. A line of the file that begins with a space is a header of the path above it.
    const told = readFileSync('static/_headers', 'utf8').matchAll(/^ {2}(?!Cache-Control)(.*?): (.*)$/gm);
    const headers = Object.fromEntries([...told].map(([, name, value]) => [name!.toLowerCase(), value]));
    expect(headers).toHaveProperty('content-security-policy', "frame-ancestors 'none'");
    const policies = new Set<string>();
    for (const address of PAGES) {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text())![1];
      policies.add(policy!.replace(/ 'sha256-[^']*'/g, ''));
    }
    // But for the hashes of its own scripts each page has the policy that is tried above.
    expect([...policies]).toHaveLength(1);
  });

  test('hashed files to be kept for good, others to be asked about, unknown ones not at all', async ({
    page,
    request,
  }) => {
    const loaded: string[] = [];
    page.on('request', (asked) => loaded.push(asked.url()));
    await openAwake(page, PARTS);
    const hashed = loaded.filter((url) => url.includes('/assets/'));
    expect(hashed.length).toBeGreaterThan(3);
    for (const url of hashed)
      expect((await request.get(url)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const [file, type] of [
      ['/llms.txt', 'text/plain'],
      ['/whats-new/changelog/changelog.jsonl', 'application/x-ndjson'],
      ['/whats-new/changelog/2024.md', 'text/markdown'],
      ['/whats-new/changelog/feed.json', 'application/json'],
      ['/whats-new/changelog/atom.xml', 'text/xml'],
      ['/img/favicon.svg', 'image/svg+xml'],
      // Asked for where a page names no icon: the feeds, llms.txt.
      ['/favicon.ico', 'image/x-icon'],
    ] as const) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['content-type']!.split(';')[0], file).toBe(type);
      expect(response.headers()['cache-control'], file).toBe('public, max-age=0, must-revalidate');
    }
    const unknown = await request.get('/assets/js/main.00000000.js');
    expect(unknown.status()).toBe(404);
    expect(unknown.headers()['cache-control'] ?? '').not.toContain('immutable');
    expect((await request.get('/_headers')).status()).toBe(404);
  });
});
