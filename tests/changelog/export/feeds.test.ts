import {describe, expect, it} from 'vitest';
import {changelogFeeds} from '../../../src/changelog/export/feeds';
import {readYear, release} from '../page';
import {SOURCE} from './source';

describe('changelogFeeds', () => {
  it('have full notes of the releases that have a date, under ids that never change', async () => {
    await expect(changelogFeeds(SOURCE).atom).toMatchFileSnapshot('atom.xml');
  });

  it('have the newest releases only, of whatever year', () => {
    const dated = (version: string, date: string) =>
      release(version, `- A. (#${version.replace('.', '')})`).replace(` ${version} {`, ` ${version}, ${date} {`);
    const years = [
      readYear(2025, `${dated('25.2', '2025-02-27')}\n${dated('25.1', '2025-01-28')}`),
      readYear(2024, ['12', '11', '10'].map((month) => dated(`24.${month}`, `2024-${month}-20`)).join('\n')),
    ];
    const {items} = JSON.parse(changelogFeeds({...SOURCE, years}).json) as {items: {id: string}[]};
    expect(items.map(({id}) => id.split('#')[1])).toEqual(['252', '251', '2412', '2411']);
  });

  it('leave out releases that would make them too heavy, but never the newest', () => {
    const large = (version: string, entries: number) =>
      release(
        version,
        Array.from({length: entries}, (_, index) => `- A. (#${version.replace('.', '')}${index})`).join('\n'),
      ).replace(` ${version} {`, ` ${version}, 2024-0${version.at(-1)}-01 {`);
    const itemsOf = (...releases: string[]) => {
      const {json} = changelogFeeds({...SOURCE, years: [readYear(2024, releases.join('\n'))]});
      return (JSON.parse(json) as {items: unknown[]}).items.length;
    };
    expect(itemsOf(large('24.3', 1200), large('24.2', 1), large('24.1', 1))).toBe(1);
    expect(itemsOf(large('24.3', 700), large('24.2', 400), large('24.1', 1))).toBe(2);
  });

  it('have no items, but are valid, if no release has a date', () => {
    const feeds = changelogFeeds({...SOURCE, years: [readYear(2024, release('24.1', '- A. (#1)'))]});
    expect(JSON.parse(feeds.json)).toMatchObject({items: []});
    expect(feeds.atom).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});
