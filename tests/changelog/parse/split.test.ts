import {expect, it} from 'vitest';
import {splitPage} from '../../../src/changelog/parse/split';

const PAGE = `---
title: A
---

Words.

## Releases {/* #table-of-contents */}

## One {/* #one */}

- a

## Two {/* #two */}

- b

---

The end.
`;

/** The number and text of the first line of each release. */
const heads = (text: string): string[] =>
  splitPage(text).releases.map((release) => `${release.line} ${release.text.split('\n')[0]}`);

it.each([
  ['its page', PAGE],
  ['a page without its end', PAGE.slice(0, PAGE.indexOf('\n---\n\nThe end'))],
  ['Windows line ends', PAGE.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${PAGE}`],
  ['a fence that is not closed', PAGE.replace('- a', '```\n- a')],
])('keeps every line of the frame and of the releases at its place: %s', (_, text) => {
  const {frame, releases} = splitPage(text);
  const lines = frame.split('\n');
  for (const release of releases) {
    const own = release.text.split('\n');
    expect(lines.splice(release.line - 1, own.length, ...own).join('')).toBe('');
  }
  expect(releases).toHaveLength(2);
  expect(lines.join('\n')).toBe(text);
});

it.each<[string, string, string, string[]]>([
  ['a heading that is indented', '## Two', '   ## Two', ['9 ## One {/* #one */}', '13    ## Two {/* #two */}']],
  ['a heading of words alone', '## Two {/* #two */}', '##', ['9 ## One {/* #one */}', '13 ##']],
  ['a heading inside a bullet', '- a\n\n##', '- a\n  ##', ['9 ## One {/* #one */}', '12   ## Two {/* #two */}']],
  ['not at indented code', '## Two', '    ## Two', ['9 ## One {/* #one */}']],
  ['not at a heading of another level', '## Two', '### Two', ['9 ## One {/* #one */}']],
  ['not at words after a number sign', '## Two', '##Two', ['9 ## One {/* #one */}']],
  ['not within a line', '## Two', 'x ## Two', ['9 ## One {/* #one */}']],
  ['not after a line of --- inside', '- a\n', '- a\n\n---\n', ['9 ## One {/* #one */}']],
  ['not after a line of *** inside', '- a\n', '- a\n\n***\n', ['9 ## One {/* #one */}']],
  [
    'at all headings if no line ends the releases',
    '\n---\n\nThe end.\n',
    '',
    ['9 ## One {/* #one */}', '13 ## Two {/* #two */}'],
  ],
  ['no release on a page without one', PAGE.slice(PAGE.indexOf('## One')), '', []],
])('splits at the right lines: %s', (_, from, to, expected) => {
  expect(PAGE).toContain(from);
  expect(heads(PAGE.replace(from, () => to))).toEqual(expected);
});
