import {plainText} from '../../src/changelog/model/text';
import {readReal} from '../changelog/real';
import type {Wanted} from './site';

/** Twelve kinds of short queries, made of an entry that brings a name. */
const KINDS: Readonly<Record<string, (name: string, pull: number, version: string) => string>> = {
  'a name': (name) => name,
  'in small letters': (name) => name.toLowerCase(),
  'in words': (name) => name.replaceAll('_', ' '),
  'with a letter missing': (name) => name.slice(0, 4) + name.slice(5),
  'with two letters swapped': (name) => name.slice(0, 3) + name[4]! + name[3]! + name.slice(5),
  'its beginning': (name) => name.slice(0, -2),
  'a statement': (name) => `SET ${name} = 1`,
  'an option': (name) => `--${name}=1`,
  'with its version': (name, _, version) => `${name} ${version}`,
  'and when it came': (name) => `which version added ${name}`,
  'a pull request': (_, pull) => `#${pull}`,
  'its link': (_, pull) => `https://github.com/ClickHouse/ClickHouse/pull/${pull}`,
};
/** Entries of all years, evenly. */
const PER_KIND = 16;

export async function kindsOfQueries(): Promise<[string, Wanted[]][]> {
  const {years} = await readReal();
  const brought = years.flatMap(({releases}) =>
    releases.flatMap(({version, sections}) =>
      (sections.find(({name}) => name === 'New Feature')?.entries ?? []).flatMap((entry) => {
        const name = /^(?:The|A) new \w*\s?setting (\w+_\w+)/.exec(plainText(entry.text))?.[1];
        return name && entry.pullRequests[0] ? [{name, version, entry}] : [];
      }),
    ),
  );
  const step = Math.max(1, Math.floor(brought.length / PER_KIND));
  const chosen = brought.filter((_, at) => at % step === 0).slice(0, PER_KIND);
  return Object.entries(KINDS).map(([kind, queryOf]) => [
    kind,
    chosen.map(({name, version, entry: {id, pullRequests}}) => ({
      query: queryOf(name, pullRequests[0]!, version),
      wanted: [id, ...['setting', 'server-setting', 'merge-tree-setting'].map((kind) => `${kind}-${name}`)],
    })),
  ]);
}
