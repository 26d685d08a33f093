import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Piece, Text} from '../../../src/changelog/model/records';
import {codeSpans, plainText, toMarkdown} from '../../../src/changelog/model/text';
import {readPieces} from '../../../src/changelog/parse/pieces';
import {collector} from '../../../src/changelog/parse/problems';
import {pick, seeded, tries} from '../../sample';

const commonMark = unified().use(remarkParse).freeze();
const gitHub = unified().use(remarkParse).use(remarkGfm).freeze();

/** Words that look like markup, a line each. */
const WORDS = readFileSync(path.join(__dirname, 'words.txt'), 'utf8').trimEnd().split('\n');

/** Reads Markdown that must be one paragraph of pieces. */
function read(markdown: string, processor: Pick<typeof commonMark, 'parse'>): Text {
  const {children} = processor.parse(markdown);
  expect(children.map(({type}) => type)).toEqual(['paragraph']);
  const {problems, report} = collector();
  const text = readPieces(children[0]!.type === 'paragraph' ? children[0].children : [], report);
  expect(problems).toEqual([]);
  return text;
}

/** Checks that a text is read as it was written: alone, in a bullet and after other words. */
function expectSame(text: Text): void {
  const markdown = toMarkdown(text);
  expect(markdown).not.toContain('\n');
  for (const processor of [commonMark, gitHub]) {
    expect(read(markdown, processor), markdown).toEqual(text);
    const [list] = processor.parse(`- ${markdown} (x)`).children;
    const [paragraph] = list?.type === 'list' ? list.children[0]!.children : [];
    expect(list?.type === 'list' && list.children[0]!.children.length, markdown).toBe(1);
    const inList = readPieces(paragraph?.type === 'paragraph' ? paragraph.children : [], () => undefined);
    expect(plainText(inList), markdown).toBe(`${plainText(text)} (x)`);
  }
}

describe('plainText and codeSpans', () => {
  const text: Text = ['With ', {code: 'a'}, ' and ', {href: '/b', text: ['the ', {code: 'c'}, ' page']}, '.'];

  it('give the words without markup, and the code, with the settings of undo clauses', () => {
    expect(plainText(text)).toBe('With a and the c page.');
    expect(codeSpans({text, undo: [{scope: 'query', setting: 'd', value: '1'}]})).toEqual(['a', 'c', 'd']);
  });
});

describe('toMarkdown', () => {
  it.each(WORDS)('writes words that are read as words: %s', (words) => expectSame([words]));

  it('writes every combination of words, code and links', () => {
    const random = seeded(7);
    const parts = ['a', 'B', '1', ' ', ' ', '.', ')', ...'#*_`~<>[]()!&;:|\\-+={}"\'/'.split(''), 'amp;', '__', '``'];
    const words = (): string => Array.from({length: 1 + Math.floor(random() * 8)}, () => pick(parts, random)).join('');
    const code = () => ({code: words()});
    for (let round = 0; round < tries(500, 100_000); round++) {
      const first = words().trimStart() || 'x';
      const last = words().trimEnd() || 'y';
      const middle: Piece[] = [];
      for (let more = Math.floor(random() * 3); more > 0; more--) {
        const text = [words().trim() || '_', ...(random() < 0.5 ? [code()] : [])];
        middle.push(random() < 0.5 ? code() : {href: random() < 0.1 ? '' : words().trim(), text}, words());
      }
      const between = middle.pop() ?? '';
      expectSame(middle.length === 0 ? [first + last] : [first, ...middle, `${between as string}${last}`]);
    }
  });
});
