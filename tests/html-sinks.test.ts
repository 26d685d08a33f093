import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** What makes HTML of a text. */
const SINK =
  /\.(?:innerHTML|outerHTML|srcdoc)\s*\+?=(?!=)|\b(?:dangerouslySetInnerHTML=|insertAdjacentHTML\(|setHTMLUnsafe\(|createContextualFragment\()|document\.write/;
/** The comment above one that says why its text is ours, or Biome's, which asks for it in React. */
const REASON = /\/\/ HTML of ours: .{10,}|biome-ignore lint\/security\/noDangerouslySetInnerHtml: .{10,}/;

it('every place that makes HTML of a text says why no reader, address or store can have written the text', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/*.ts', 'src/*.tsx'])
    .toString()
    .split('\n')
    .filter(Boolean);
  const without = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, place) =>
      SINK.test(line) && !REASON.test(lines[place - 1] ?? '') ? `${file}:${place + 1}: ${line.trim()}` : [],
    );
  });
  expect(without).toEqual([]);
});
