import leven from 'leven';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Name} from '../../changelog/model/named-items';
import {plainText} from '../../changelog/model/text';
import {proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

/** A name of fewer letters is near too many others. */
const SHORTEST = 6;
/** One slip of the keyboard in six letters, at most two. */
const LETTERS_A_SLIP = 6;

/** `count_min` beside `countMin`: the way words are joined is no slip. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}

/** Names that are typed alike but for a slip; those of other length are not even looked at. */
function nearestName(word: string, names: readonly string[]): string | undefined {
  const allowed = Math.min(2, Math.floor(word.length / LETTERS_A_SLIP));
  let best: string | undefined;
  let least = allowed + 1;
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least || name.length < SHORTEST) continue;
    const distance = leven(word, name, {maxDistance: least});
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

const lists = new WeakMap<readonly Name[], {all: Set<string>; single: string[]}>();

function namesOf(names: readonly Name[]): {all: Set<string>; single: string[]} {
  let list = lists.get(names);
  if (!list) {
    const every = names.flatMap(({name}) => [name, ...name.split('.'), ...name.split(/\s+/)]);
    list = {all: new Set(every), single: [...new Set(every)].filter((name) => /^[A-Za-z_][\w.]*$/.test(name))};
    lists.set(names, list);
  }
  return list;
}

function check(page: Page, report: RuleReport): void {
  if (page.names.length === 0) return;
  const {all, single} = namesOf(page.names);
  for (const {entry} of proseEntries(page)) {
    visit({type: 'root', children: [...page.sources.get(entry)!.text]} as Nodes, 'inlineCode', ({value, position}) => {
      const word = value.replace(/\(\)$/, '');
      if (word.length < SHORTEST || !/^[A-Za-z_][\w.]*$/.test(word) || all.has(word)) return;
      const near = nearestName(word, single);
      // Where the right name stands beside it, the entry is about the slip.
      if (near !== undefined && plain(near) !== plain(word) && !plainText(entry.text).includes(near))
        report(`Unexpected name ${word}, expected a name of names.yml`, position, {
          expected: [near],
          hint: `did you mean ${near}?`,
        });
    });
  }
}

export const namedItem: Rule = {id: 'named-item', severity: 'warning', check};
