import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {append} from '../../src/changelog/model/group';
import {allReleases, placedEntries} from '../../src/changelog/model/records';
import {PAGE_PATHS} from '../../src/changelog/model/site';
import {plainText} from '../../src/changelog/model/text';
import {compareVersions} from '../../src/changelog/model/versions';
import {backportsOf} from '../../src/changelog/patches/backports';
import {bugsOf, hasBug} from '../../src/changelog/patches/known-bugs';
import {readLineFiles} from '../../src/files/line-files';
import {readReal, SITE} from '../changelog/real';
import {builtPage, served} from './built';

/** The patch releases as their files have them, without the code that the pages are made with. */
const files = readLineFiles(SITE)
  .toSorted((a, b) => compareVersions(b.line, a.line))
  .map(({line, text}) => ({
    line,
    releases: text
      .trim()
      .split('\n')
      .map((row) => {
        const [head = '', rest = ''] = row.split(/:(?= |$)/);
        const [version = '', date] = head.split(' ');
        return {version, date, numbers: rest.split(';')[0]!.split(' ').filter(Boolean)};
      }),
  }));
const {years, lines} = await readReal();

/** The whole version of the first patch release of each line that has one of these pull requests, newest line first. */
function firstOf(numbers: readonly string[]): string[] {
  return files.flatMap(({releases}) => {
    const first = numbers.flatMap((number) => releases.find((release) => release.numbers.includes(number)) ?? []);
    return first.slice(0, 1).map(({version}) => version);
  });
}

describe.each(years.map(({year, path}) => ({year, path})))('the page of $year', ({path}) => {
  const items = selectAll('.release li[id]', builtPage(path)).map((item) => {
    const links = selectAll('small a', item).map((link) => ({
      href: String(link.properties.href),
      text: toString(link),
    }));
    const text = toString(select('small', item)!);
    // One link, to the newest of them; those of a bug's cause stand before.
    const link = links.find(
      ({href, text: names}) =>
        href.startsWith(`${served(PAGE_PATHS.patches)}#`) && text.endsWith(` · also in ${names}`),
    );
    const patches = link?.text.split(', ') ?? [];
    const numbers = [...text.split(' · ')[0]!.matchAll(/#(\d+)/g)].map(([, number]) => number!);
    return {id: String(item.properties.id), text, numbers, patches, link};
  });

  it('names at each entry the patch releases that have it, and no others', () => {
    for (const {id, text, numbers, patches: shown} of items) {
      const sorted = shown.toSorted((a, b) => compareVersions(b, a));
      const wanted = firstOf(numbers).toSorted((a, b) => compareVersions(b, a));
      expect(sorted.length, id).toBe(wanted.length);
      expect(
        wanted.filter((version, place) => version !== sorted[place] && !version.startsWith(`${sorted[place]}.`)),
        id,
      ).toEqual([]);
      expect(text.endsWith(shown.length > 0 ? ` · also in ${shown.join(', ')}` : text), id).toBe(true);
    }
  });

  it('leads to the place of the newest of them', () => {
    const ids = new Set(selectAll('.patches > li', builtPage(PAGE_PATHS.patches)).map(({properties}) => properties.id));
    for (const {patches, link} of items) {
      if (link) expect(link.href).toBe(`${served(PAGE_PATHS.patches)}#${patches[0]}`);
      for (const patch of patches) expect(ids).toContain(patch);
    }
  });
});

/** The worst that patch releases fix, and what their rows call it. */
const WORST = [
  ['Lost or damaged data', 'lost data'],
  ['Wrong results', 'wrong results'],
  ['Crashes', 'crashes'],
] as const;

const itemsOf = (list: Element) => list.children.filter((item): item is Element => item.type === 'element');

describe('the page of the patch releases', () => {
  const lists = selectAll('.patches', builtPage(PAGE_PATHS.patches));

  it('has every line, and in it every patch release with its day and number of changes, the newest first', () => {
    expect(lists.map(({properties}) => properties.dataLine)).toEqual(files.map(({line}) => line));
    for (const [place, {releases}] of files.entries()) {
      const shown = itemsOf(lists[place]!).map((item) => {
        const [told, ...counts] = toString(select('summary, p', item)!).split(' · ');
        // What counts, as the headings of the opened row have it.
        const headings = selectAll('h3', item).map((heading) => toString(heading));
        const wanted = WORST.flatMap(([title, words]) => {
          const count = headings.find((heading) => heading.startsWith(`${title} (`))?.match(/\d+/)?.[0];
          return count ? [`${count} ${words}`] : [];
        });
        expect(counts.filter((count) => !count.startsWith('fixes CVE-'))).toEqual(wanted);
        return told;
      });
      const told = releases.toReversed().map(({version, date, numbers}) => {
        const count = numbers.length === 0 ? 'no change' : `${numbers.length} change${numbers.length === 1 ? '' : 's'}`;
        return [version, date ?? 'date unknown', count].join(' ');
      });
      expect(shown).toEqual(told);
    }
  });

  it('has for every pull request of each its entry, or its number', () => {
    const texts = new Map<string, string[]>();
    for (const {entry} of placedEntries(allReleases(years)))
      for (const number of entry.pullRequests) append(texts, String(number), plainText(entry.text));
    for (const [place, {releases}] of files.entries())
      for (const [index, item] of itemsOf(lists[place]!).entries()) {
        const shown = toString(item);
        const {version, numbers} = releases.toReversed()[index]!;
        const lacks = numbers.filter(
          (number) => !(texts.get(number) ?? [`#${number}`]).some((text) => shown.includes(text)),
        );
        expect(lacks, version).toEqual([]);
      }
  });

  it('counts the known bugs of each line, those that patch releases brought, and those that its newest one fixes', () => {
    const bugs = bugsOf(allReleases(years), backportsOf(lines));
    const paragraphs = selectAll('p', builtPage(PAGE_PATHS.patches)).map((paragraph) => toString(paragraph));
    const newest = paragraphs.filter((text) => text.startsWith('Newest: '));
    const told = newest.map((text) => text.replace(/^Newest: \S+\. ?/, ''));
    for (const [place, {line, releases}] of files.entries()) {
      const [name] = /(?<=^Newest: )[\d.]+(?=\.(?: |$))/.exec(newest[place]!)!;
      expect(`${releases.at(-1)!.version}.`, line).toContain(`${name}.`);
      const states = bugs.map((bug) =>
        [line, ...releases.map(({version}) => version)].map((each) => hasBug(bug, each)),
      );
      const known = states.filter(([first]) => first === 'yes').length;
      const later = states.filter((each) => each[0] !== 'yes' && each.includes('yes')).length;
      const fixed = states.filter((each) => each.includes('yes') && each.at(-1) === 'no').length;
      const count = known === 1 ? '1 known bug' : `${known} known bugs`;
      const more = later === 0 ? '' : `; patch releases brought ${later} more`;
      const found = told.filter((text) => text.startsWith(`${line} came with `));
      expect(found, line).toEqual(
        known + later === 0
          ? []
          : [
              expect.stringMatching(
                new RegExp(`^${line} came with ${count}${more}; \\S+ has the fixes of ${fixed}\\.$`),
              ),
            ],
      );
    }
  });

  it('gives each an address of its own', () => {
    const ids = selectAll('.patches > li', builtPage(PAGE_PATHS.patches)).map(({properties}) => String(properties.id));
    expect(new Set(ids).size).toBe(files.flatMap(({releases}) => releases).length);
  });
});
