import {expect, it} from 'vitest';
import {changelogFeeds} from '../../../src/changelog/export/feeds';
import {readYear, release} from '../page';
import {SOURCE} from '../small';

it('feeds have full notes of the releases that have a date, under ids that never change', async () => {
  await expect(changelogFeeds(SOURCE).atom).toMatchFileSnapshot('atom.xml');
});

/** A release of 2024 with so many entries. */
const dated = (version: string, entries: number) => {
  const bullets = Array.from({length: entries}, (_, index) => `- A. (#${version.replace('.', '')}${index})`);
  const month = version.split('.')[1]!.padStart(2, '0');
  return release(version, bullets.join('\n')).replace(` ${version} {`, ` ${version}, 2024-${month}-01 {`);
};

it.each([
  ['the newest alone', [dated('24.6', 1), dated('24.5', 1), dated('24.4', 1), dated('24.3', 1), dated('24.2', 1)], 4],
  ['the newest in any case', [dated('24.3', 1200), dated('24.2', 1)], 1],
  ['none that would make them too heavy', [dated('24.3', 700), dated('24.2', 400), dated('24.1', 1)], 2],
  ['none without a date', [release('24.1', '- A. (#1)')], 0],
])('feeds have of releases %s', (_, releases, count) => {
  const feeds = changelogFeeds({...SOURCE, years: [readYear(2024, releases.join('\n'))]});
  expect((JSON.parse(feeds.json) as {items: unknown[]}).items).toHaveLength(count);
  expect(feeds.atom).toMatch(/<updated>(?:1970|2024)-\d\d-\d\dT/);
});
