import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {incremental} from '../../src/changelog/incremental';
import {parseMdx} from '../../src/changelog/syntax';
import {ENTRY_DAMAGE} from '../lint/mutation/entry-damage';
import {FRAME_DAMAGE} from '../lint/mutation/frame-damage';
import {targets} from '../lint/mutation/page';
import {pick, sample, seeded, tries} from '../sample';

const LINES = readFileSync(path.join(__dirname, '../../docs/whats-new/changelog/2024.mdx'), 'utf8').split('\n');
const entries = LINES.filter((line) => line.startsWith('- '));
const KEPT = new Set(sample(entries, 80));
/** The real page with a few of its entries. */
const REAL = LINES.filter((line) => !line.startsWith('- ') || KEPT.has(line));
/** How many places each kind of damage is tried at. */
const PLACES = tries(1, 20);

const FILE = 'page.mdx';
const PAGE = `---
title: A
---

Words.

## One {/* #one */}

- a {1 + 1}

## Two {/* #two */}

3. c

## Three {/* #three */}

- d

---

End.
`;

/** A parser that remembers, and how long each text was that it had to parse. */
function watched(): {parse: (text: string) => Root; lengths: number[]} {
  const lengths: number[] = [];
  const parse = incremental((text) => {
    lengths.push(text.length);
    return parseMdx(text);
  });
  return {parse: (text) => parse(text, FILE), lengths};
}

/** A tree, or the message of what is wrong. */
function outcome(parse: (text: string) => Root, text: string): Root | string {
  try {
    return structuredClone(parse(text));
  } catch (error) {
    return String(error);
  }
}

describe('incremental', () => {
  it.each([
    ['an edit in the first release', '- a', '- a, b', '## Two'],
    ['an edit in the middle', '3. c', '3. longer\n4. d', '## Three'],
    ['an edit in the last release', '- d', '- d {2}', undefined],
    ['an edit in a heading', 'Two', 'Second', '## Three'],
    ['a release put before another', '## Two', '## New\n\n- n\n\n## Two', '## Two'],
  ])('parses as far as needed: %s', (_, from, to, next) => {
    const {parse, lengths} = watched();
    parse(PAGE);
    const text = PAGE.replace(from, to);
    expect(parse(text)).toEqual(parseMdx(text));
    expect(lengths).toHaveLength(2);
    expect(lengths[1]).toBeLessThan(text.length);
    if (next) expect(text.length - lengths[1]!).toBeGreaterThan(text.length - text.indexOf(next) - 40);
  });

  it.each([
    ['front matter that is not closed', 'title: A\n---', 'title: A'],
    ['a heading over two lines', '- a\n\n## Two {/* #two */}', '- a\n#Two\n---'],
    ['a directive with a range', '- a', '- :a{range=1}'],
    ['a fence that is not closed', '- a', '```\n- a'],
    ['a directive that is not closed', '- a', ':::note\n\n- a'],
    ['a definition', '- a', '[d]: https://example.org\n\n- a'],
    ['a heading that is none any more', '## Two', 'Two'],
    ['a heading that hangs in a bullet', '## Two', '  ## Two'],
    ['text before a heading on its line', '## Two', 'x## Two'],
    ['a bullet right before a heading', '## Two', '- b\n## Two'],
    ['braces that are not closed', '- a', '- a {'],
    ['an element that is not closed', '- a', '<b>\n\n- a'],
  ])('gives what the whole text gives: %s', (_, from, to) => {
    const {parse} = watched();
    for (const text of [PAGE, PAGE.replace(from, to), PAGE, PAGE.replace(from, to).replace('- d', '- [d] e'), PAGE])
      expect(outcome(parse, text)).toEqual(outcome(parseMdx, text));
  });

  it.each([
    [
      'front matter that is not closed',
      [PAGE.replaceAll('---\n', '').replace(/^/, '---\n'), ['- a', '- a, b'], ['- d\n', '- d\n---\n']],
    ],
    [
      'an import that another repeats',
      [PAGE.replace('Words.', "import X from 'a'"), ['- a', "import X from 'b'\n\n- a"]],
    ],
    [
      'an export of an import that is gone',
      [PAGE.replace('- a', "import X from 'a'\n\n- a").replace('- d', 'export {X}'), ["import X from 'a'\n\n", '']],
    ],
    ['a byte order mark', [`\uFEFF${PAGE}`, ['- a', '- a, b']]],
    ['line ends of another system', [PAGE.replaceAll('\n', '\r\n'), ['- a', '- a, b']]],
  ] as const)('gives what the whole text gives where it does not begin well: %s', (_, [first, ...edits]) => {
    const {parse} = watched();
    let text: string = first;
    expect(outcome(parse, text)).toEqual(outcome(parseMdx, text));
    for (const [from, to] of edits) {
      text = text.replace(from, to);
      expect(outcome(parse, text)).toEqual(outcome(parseMdx, text));
    }
  });

  it('gives a tree that may be changed', () => {
    const {parse} = watched();
    parse(PAGE).children.length = 0;
    expect(parse(PAGE)).toEqual(parseMdx(PAGE));
  });

  it('gives what the whole text gives, whatever is done to the real page', () => {
    const places = targets({lines: REAL});
    const random = seeded(24);
    const {parse, lengths} = watched();
    const counts = {tried: 0, partly: 0};
    for (const damage of [...ENTRY_DAMAGE, ...FRAME_DAMAGE]) {
      for (let place = 0; place < PLACES; place++) {
        const damaged = damage.apply(REAL, pick(places[damage.target], random)!, random);
        if (!damaged) continue;
        const text = damaged.lines.join('\n');
        const before = lengths.length;
        expect(outcome(parse, text), `${damage.name}: ${damaged.lines[damaged.shows[0]!]}`).toEqual(
          outcome(parseMdx, text),
        );
        counts.tried++;
        if (lengths.length === before + 1 && lengths.at(-1)! < text.length) counts.partly++;
      }
    }
    expect(counts.tried).toBeGreaterThan(50);
    expect(counts.partly / counts.tried).toBeGreaterThan(0.7);
  });

  it('keeps files apart', () => {
    const parse = incremental(parseMdx);
    parse(PAGE, 'a.mdx');
    expect(parse('- x\n', 'b.mdx')).toEqual(parseMdx('- x\n'));
    expect(parse(`${PAGE}- e\n`, 'a.mdx')).toEqual(parseMdx(`${PAGE}- e\n`));
  });
});
