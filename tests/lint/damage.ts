import {readFileSync} from 'node:fs';
import path from 'node:path';

const read = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');

/** A page with two releases that is right for all rules. */
export const PAGE = read('damage.mdx');

/** What a keystroke or a merge does to the first place of a piece of the page. Several rules see each, and one report is enough. */
export const DAMAGES = read('damages.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n').split('\t') as [name: string, from: string, to: string]);

/** The page with a damage. @throws Error if the page does not have the piece */
export function damaged([name, from, to]: (typeof DAMAGES)[number]): string {
  if (!PAGE.includes(from)) throw new Error(`Unexpected piece of "${name}", expected one of the page`);
  return PAGE.replace(from, () => to);
}
