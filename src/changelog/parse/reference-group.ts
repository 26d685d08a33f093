// What may stand in the last parentheses of an entry. Its references in words: referenceClauses in ../model/references.ts.
//
//   #65519, #73344 by @KevinyhZou; closes #59620; undo `a = 1`; upgrade: fails; since 25.12; caused by #65100; id some-slug
import type {Cve} from '../model/advisories';
import {EFFECT_NAMES} from '../model/effects';
import type {References, Undo} from '../model/records';
import {SCOPES, UNDO_SCOPES} from '../model/undo';

/** Thrown at the first words that do not fit. */
export class Misfit extends Error {
  /** @param index of the words in the group */
  constructor(
    readonly index: number,
    words: string,
    expected: string,
  ) {
    super(`"${words}" in the reference group, expected ${expected}`);
  }
}

/** What a reference group says. */
export interface Group extends References {
  /** The anchor that a clause gives. */
  readonly id?: string;
  /** The source of what no release note has. */
  readonly sourceAddress?: string;
}

export const EXAMPLE = '(#65519 by @handle)';
/** What stands in place of pull requests where none is on record. */
const NONE = 'no pull request';

const list = (item: string): string => `(${item}(?:, ${item})*)`;
const NUMBERS = list('#\\d+');
const HANDLE = /^@[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?$/;
const CVES = list('CVE-\\d{4}-\\d{4,} GHSA(?:-[\\da-z]{4}){3}');
const SETTING = "`[A-Za-z_][\\w.]* = (?:-?\\d+(?:\\.\\d+)?|'(?:[^'\\\\`]|\\\\[^`])*')`";
const KIND = `(${EFFECT_NAMES.join('|')})`;

const numbersOf = (text: string): number[] => text.match(/\d+/g)!.map(Number);

function undoOf(scopeName: string | undefined, settings: string): Undo[] {
  const scope = SCOPES.find((each) => UNDO_SCOPES[each].name === (scopeName ?? '').trim())!;
  return [...settings.matchAll(/`(\S+) = (.*?)`/g)].map(([, setting, value]) => ({
    scope,
    setting: setting!,
    value: value!,
  }));
}

const cvesOf = (text: string): Cve[] =>
  text.split(', ').map((pair) => {
    const [cve, advisory] = pair.split(' ') as [string, string];
    return {cve, advisory};
  });

/** How a clause looks behind its name, an example of it, and what it says. */
type ClauseForm = readonly [form: string, like: string, readClause: (...parts: string[]) => Partial<Group>];

/** The clauses by their names. An entry may have them in any order. */
const CLAUSES: Readonly<Record<string, ClauseForm>> = {
  closes: [` ${NUMBERS}`, ' #59620, #59621', (numbers) => ({closes: numbersOf(numbers!)})],
  see: [` ${NUMBERS}`, ' #59620, #59621', (numbers) => ({see: numbersOf(numbers!)})],
  cve: [` ${CVES}`, ' CVE-2025-1385 GHSA-5phv-x8x4-83x5', (cves) => ({cve: cvesOf(cves!)})],
  undo: [
    ` (?:(${SCOPES.map((scope) => UNDO_SCOPES[scope].name)
      .filter(Boolean)
      .join('|')}) )?${list(SETTING)}`,
    ' `name = 1`, with a number or a \'string\', after "server setting" or "MergeTree setting" where it is one',
    (scope, settings) => ({undo: undoOf(scope, settings!)}),
  ],
  upgrade: [
    `: ${KIND}(?:, (?!\\1)${KIND})?`,
    `: KIND, one or two of ${EFFECT_NAMES.join(', ')}`,
    (...kinds) => ({effects: EFFECT_NAMES.filter((name) => kinds.includes(name))}),
  ],
  since: [' (\\d{2}\\.\\d{1,2})', ' 25.12', (since) => ({since: since!})],
  'caused by': [` ${NUMBERS}`, ' #59620', (numbers) => ({causedBy: numbersOf(numbers!)})],
  until: [' (\\d{2}(?:\\.\\d{1,2}){1,2})', ' 25.12, or until 25.12.3, a patch release', (until) => ({until: until!})],
  id: [' ([A-Za-z\\d-]+(?:\\.\\d+)?)', ' final-order', (id) => ({id: id!})],
  source: [' `([^`]+)`', ' and an address in a code span', (sourceAddress) => ({sourceAddress: sourceAddress!})],
};
const CLAUSE_NAMES = Object.keys(CLAUSES);

/** Between two clauses, outside of code spans; a comma there is a semicolon that was mistyped. */
const BETWEEN = new RegExp(`(?:;|,(?= (?:${CLAUSE_NAMES.join('|')})\\b)) (?=(?:[^\`]*\`[^\`]*\`)*[^\`]*$)`, 'g');

/** Reads items that commas separate. @throws Misfit at the first one of another form */
function readItems(text: string, form: RegExp, index: number, expected: string): string[] {
  let at = index;
  return text.split(', ').map((item) => {
    if (!form.test(item)) throw new Misfit(at, item, expected);
    at += item.length + ', '.length;
    return item.slice(1);
  });
}

/** The pull requests and authors of a text in the order that a group has. */
const inOrder = (text: string): string =>
  [/#\d+/g, /@[\w-]+/g].map((item) => (text.match(item) ?? []).join(', ')).join(' by ');

/** Reads the pull requests and authors before the clauses. @throws Misfit at the first words that do not fit */
function readOrigin(head: string): Pick<Group, 'pullRequests' | 'authors'> {
  const [first = '', ...more] = head.split(' by ');
  const rest = more.join(' by ');
  const expected = `pull requests like #65519, then " by " and authors, as in ${EXAMPLE}, or "${NONE}"`;
  const numbers = first === NONE ? [] : readItems(first, /^#\d+$/, 0, expected);
  const another = rest.includes('#')
    ? `all pull requests first, then all authors: ${inOrder(head)}`
    : 'an author like @handle, then a comma and another one, or "; " and a clause';
  const authors = more.length > 0 ? readItems(rest, HANDLE, first.length + ' by '.length, another) : [];
  return {pullRequests: numbers.map(Number), authors};
}

/** Reads the group without its parentheses. @throws Misfit at the first words that do not fit */
export function readGroup(group: string): Group {
  const separators = [...group.matchAll(BETWEEN)];
  const origin = readOrigin(group.slice(0, separators[0]?.index));
  let read: Partial<Group> = {};
  const before = new Set<string>();
  for (const [at, {0: separator, index}] of separators.entries()) {
    const place = index + separator.length;
    const text = group.slice(place, separators[at + 1]?.index);
    const name = CLAUSE_NAMES.find((each) => new RegExp(`^${each}\\b`).test(text));
    if (name === undefined) throw new Misfit(place, text, `one of the clauses ${CLAUSE_NAMES.join(', ')}`);
    if (separator.startsWith(',')) throw new Misfit(place, text, `"; ${name}", with a semicolon`);
    if (before.has(name) && name !== 'undo') throw new Misfit(place, text, 'each clause once');
    before.add(name);
    const [form, like, readClause] = CLAUSES[name]!;
    const parts = new RegExp(`^${form}$`).exec(text.slice(name.length));
    if (!parts) throw new Misfit(place, text, `a clause like ${name}${like}`);
    const {undo = [], ...values} = readClause(...parts.slice(1));
    read = {...read, ...values, undo: [...(read.undo ?? []), ...undo]};
  }
  if (group.startsWith(NONE) && read.id === undefined)
    throw new Misfit(
      group.length,
      ')',
      'the clause "; id some-slug", since without a pull request the entry has no id of its own',
    );
  return {...origin, closes: [], see: [], undo: [], effects: [], causedBy: [], ...read};
}
