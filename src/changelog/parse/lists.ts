import type {Point} from 'unist';
import {type ListedName, NAME_KINDS, type NameKind} from '../model/named-items';
import {didYouMean} from '../model/nearest';
import {type Problem, type RuleReport, ruleCollector} from './problems';
import {readYaml, type YamlPair, type YamlValue} from './yaml';

interface Placed {
  readonly name: string;
  readonly start: Point;
}

function checkDoubles(items: readonly Placed[], report: RuleReport): void {
  const known = new Set<string>();
  for (const {name, start} of items) {
    if (known.has(name)) report(`"${name}" a second time, expected it once`, start);
    known.add(name);
  }
}

const keysOf = (pairs: readonly YamlPair[]): Placed[] => pairs.map(({key, start}) => ({name: key, start}));
const namesOf = (items: readonly YamlValue[]): Placed[] =>
  items.map((item) => ({name: itemOf(item)?.name ?? String(item.value), start: item.start}));

/** The pairs of a list, and what reports its mistakes: where it cannot be read, the rest is nonsense, and one is enough. */
function openList(text: string): {pairs: readonly YamlPair[]; problems: Problem[]; report: RuleReport} {
  const {problems, report} = ruleCollector('lists');
  const {pairs, error} = readYaml(text);
  if (error) report('content, expected lines like "key: value"', error);
  else checkDoubles(keysOf(pairs), report);
  return {pairs, problems, report: error ? () => {} : report};
}

/** Reads lines of `key: text`; `blank` says what is expected if there is no text. */
function readTexts(text: string, what: string, blank: string): {pairs: readonly YamlPair[]; problems: Problem[]} {
  const {pairs, problems, report} = openList(text);
  for (const {key, value, start} of pairs) {
    if (typeof value === 'string' && value.trim() !== '') continue;
    const found = value === '' ? 'blank' : JSON.stringify(value);
    report(`${found} as the ${what} of ${key}, expected ${blank}`, start);
  }
  return {pairs, problems};
}

/** Reads `authors.yml`, display names by handle; what is wrong with it is in `problems`, with its place. */
export function readAuthors(text: string): {authors: Record<string, string>; problems: Problem[]} {
  const {pairs, problems} = readTexts(text, 'name', 'the display name in quotes, as its profile has it');
  return {authors: Object.fromEntries(pairs.map(({key, value}) => [key, value as string])), problems};
}

/** Reads `code-spans.yml`, what each span is; what is wrong with it is in `problems`, with its place. */
export function readCodeSpans(text: string): {spans: readonly YamlPair[]; problems: Problem[]} {
  const {pairs, problems} = readTexts(text, 'reason', 'what the code span is');
  return {spans: pairs, problems};
}

/** What an item of a list says: `name`, or `name: reason`; undefined if it is something else. */
function itemOf({value}: YamlValue): {readonly name: string; readonly reason?: string} | undefined {
  if (typeof value === 'string') return {name: value};
  const [pair, ...more] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [name, reason] = pair ?? [];
  return name && typeof reason === 'string' && reason !== '' && more.length === 0 ? {name, reason} : undefined;
}

export type PlacedName = ListedName & Placed;

/** Reads `names.yml`; what is wrong with it is in `problems`, with its place. */
export function readNames(text: string): {names: PlacedName[]; problems: Problem[]} {
  const {pairs, problems, report} = openList(text);
  const names: PlacedName[] = [];
  const kinds = Object.keys(NAME_KINDS);
  for (const pair of pairs) {
    const {key: kind, items} = pair;
    if (!kinds.includes(kind))
      report(`kind "${kind}", expected one of: ${kinds.join(', ')}`, pair.start, didYouMean(kind, kinds));
    else if (!items) report(`content of "${kind}", expected a list of names`, pair.start);
    else {
      for (const item of items) {
        const listed = itemOf(item);
        if (listed) names.push({kind: kind as NameKind, ...listed, start: item.start});
        else
          report(
            `${JSON.stringify(item.value)} in "${kind}", expected text or "name: reason": put quotes around it`,
            item.start,
          );
      }
      checkDoubles(namesOf(items), report);
    }
  }
  return {names, problems};
}

/** The names of a list in its order, each with its place: the items of each of its kinds, or else its keys. */
export function listedNames(text: string): Placed[][] {
  const {pairs} = readYaml(text);
  const lists = pairs.flatMap(({items}) => (items ? [items] : []));
  return lists.length === 0 ? [keysOf(pairs)] : lists.map(namesOf);
}
