import {describe, expect, it} from 'vitest';
import {type Parsed, parsePage, type SectionCache} from '../../../src/changelog/parse/page';
import {formatProblems} from '../../../src/changelog/parse/problems';
import {DAMAGES, damaged, PAGE as RIGHT} from '../../lint/damage';
import {frontMatter, release} from '../page';

const NAME = '2024.mdx';

const PAGE = `${frontMatter(2024)}
Words.

${release('24.3', '- a (#3)')}
${release('24.2', '- b (#2)')}
${release('24.1', '- c (#1)')}
---

The end.
`;

/** What is compared: the records with their lines, and the problems with their places. */
function outcome({year, problems, sources}: Parsed): unknown {
  const lines = [...sources.values()].map(({node}) => node.position!.start.line);
  return [year, lines, problems.map(({ruleId}) => ruleId), formatProblems(NAME, problems)];
}

/** A parser with a cache, which says how many sections, and beginnings of releases, it has parsed. */
function remembering() {
  const cache: SectionCache = new Map();
  const trees = () => [...cache.values()].map(({tree}) => tree);
  return (text: string) => {
    const before = new Set(trees());
    const parsed = parsePage(NAME, text, cache);
    return {...parsed, count: trees().filter((tree) => !before.has(tree)).length};
  };
}

const whole = (text: string): Parsed => parsePage(NAME, text);

describe('a page parsed with a cache', () => {
  it.each([
    ['words before the releases', 'Words.', 'Other words.', 0],
    ['an entry of a release in the middle', '- b (#2)', '- b (#2)\n- longer (#4)', 1],
    ['a new release', '## ClickHouse release 24.3', `${release('24.4', '- d (#4)')}\n## ClickHouse release 24.3`, 2],
    ['a release that is gone', `${release('24.2', '- b (#2)')}\n`, '', 0],
    ['the path, and so every address', 'changelog/2024\n', 'changelog/\n', 6],
  ])('parses only what is needed after a change of %s', (_, from, to, count) => {
    const parse = remembering();
    expect(parse(PAGE).count).toBe(6);
    const text = PAGE.replace(from, to);
    const parsed = parse(text);
    expect(outcome(parsed)).toEqual(outcome(whole(text)));
    expect(parsed.problems).toEqual([]);
    expect(parsed.count).toBe(count);
    expect(outcome(parse(PAGE))).toEqual(outcome(whole(PAGE)));
  });

  it('keeps the records of sections whose text and ids are the same', () => {
    const parse = remembering();
    const sectionsOf = ({year}: Parsed) => year.releases.flatMap(({sections}) => sections);
    const before = sectionsOf(parse(PAGE));
    const kept = (parsed: Parsed) => sectionsOf(parsed).map((each) => before.includes(each));
    expect(kept(parse(PAGE.replace('- b', '- B')))).toEqual([true, false, true]);
    expect(kept(parse(PAGE.replace('changelog/2024\n', 'changelog/\n')))).toEqual([false, false, false]);
  });

  it.each(DAMAGES)('gives the same as a parse without it after %s', (...damage) => {
    const cache: SectionCache = new Map();
    parsePage(NAME, RIGHT, cache);
    const text = damaged(damage);
    expect(outcome(parsePage(NAME, text, cache))).toEqual(outcome(parsePage(NAME, text)));
  });
});
