import type {Cve} from '../model/advisories';
import {EFFECT_NAMES, type Effect, isEffect} from '../model/effects';
import type {Undo} from '../model/records';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {DraftGroup} from './drafts';
import type {Token} from './reference-tokens';

/** Thrown inside the group's parser at the first token that does not fit. */
export class Misfit extends Error {
  constructor(
    readonly token: Token,
    expected: string,
  ) {
    super(`${describe(token)} in the reference group, expected ${expected}`);
  }
}

function describe({kind, value}: Token): string {
  if (kind === 'number') return `#${value}`;
  if (kind === 'handle') return `@${value}`;
  return kind === 'code' ? `code span \`${value}\`` : `"${value}"`;
}

export const EXAMPLE = '(#65519 by @handle)';
const ASSIGNMENT = /^([A-Za-z_][\w.]*) = (-?\d+(?:\.\d+)?|'(?:[^'\\]|\\.)*')$/;

/** The tokens of a group, read from left to right. */
class Tokens {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get next(): Token {
    return this.tokens[this.at]!;
  }

  /** @throws Misfit if the next token is of another kind. */
  take(kind: Token['kind'], expected: string): Token {
    const token = this.next;
    if (!this.accept(kind)) throw new Misfit(token, expected);
    return token;
  }

  /** Takes the next token if it is of this kind and, if a value is given, has this value. */
  accept(kind: Token['kind'], value = this.next.value): boolean {
    const fits = this.next.kind === kind && this.next.value === value;
    if (fits) this.at++;
    return fits;
  }

  list(kind: Token['kind'], expected: string): Token[] {
    const items = [this.take(kind, expected)];
    while (this.accept('comma')) {
      // A clause after a comma is one after a semicolon that was mistyped.
      const {kind: found, value} = this.next;
      const isClause = found === 'word' && FIRST_WORDS.includes(value);
      items.push(this.take(kind, isClause ? `"; ${value}", with a semicolon: run \`npm run fix\`` : expected));
    }
    return items;
  }

  numbers(expected = 'a number like #65519'): number[] {
    return this.list('number', expected).map(({value}) => Number(value));
  }
}

function readPullRequests(tokens: Tokens): number[] {
  const first = tokens.next;
  if (!tokens.accept('word', 'no')) return tokens.numbers(`pull requests or "no pull request", as in ${EXAMPLE}`);
  if (!tokens.accept('word', 'pull') || !tokens.accept('word', 'request')) throw new Misfit(first, '"no pull request"');
  return [];
}

function readUndo(tokens: Tokens): Undo[] {
  const {kind, value} = tokens.next;
  const scope = kind === 'word' ? SCOPES.find((each) => UNDO_SCOPES[each].name === `${value} setting`) : 'query';
  if (scope === undefined)
    throw new Misfit(
      tokens.next,
      'a setting like `name = 1`, after "server setting" or "MergeTree setting" where it is one',
    );
  if (tokens.accept('word') && !tokens.accept('word', 'setting')) throw new Misfit(tokens.next, '"setting"');
  return tokens.list('code', 'a setting like `name = 1`').map((token) => {
    const match = ASSIGNMENT.exec(token.value);
    if (!match) throw new Misfit(token, "`name = value` with a number or a 'string' as its value");
    return {scope, setting: match[1]!, value: match[2]!};
  });
}

const CVE = [/^CVE-\d{4}-\d{4,}$/, 'a number like CVE-2025-1385'] as const;
const ADVISORY = [/^GHSA(?:-[\da-z]{4}){3}$/, 'its advisory, like GHSA-5phv-x8x4-83x5'] as const;

const KINDS = `one or two of ${EFFECT_NAMES.join(', ')}, in this order`;

function readEffects(tokens: Tokens): Effect[] {
  const effects: Effect[] = [];
  tokens.take('colon', `": " and ${KINDS}`);
  do {
    const token = tokens.next;
    const rank = isEffect(token.value) ? EFFECT_NAMES.indexOf(token.value) : -1;
    const before = effects.at(-1);
    if (before && rank >= 0 && rank < EFFECT_NAMES.indexOf(before))
      throw new Misfit(token, `the graver kind first, "upgrade: ${token.value}, ${before}": run \`npm run fix\``);
    if (rank <= EFFECT_NAMES.indexOf(before!) || effects.length === 2) throw new Misfit(token, KINDS);
    effects.push(tokens.take('word', 'a kind').value as Effect);
  } while (tokens.accept('comma'));
  return effects;
}

/** Reads `CVE-2025-1385 GHSA-5phv-x8x4-83x5`, one or more. */
function readCves(tokens: Tokens): Cve[] {
  const cves: Cve[] = [];
  do {
    const [cve, advisory] = [CVE, ADVISORY].map(([form, example]) => {
      const token = tokens.take('word', example);
      if (!form.test(token.value)) throw new Misfit(token, example);
      return token.value;
    });
    cves.push({cve: cve!, advisory: advisory!});
  } while (tokens.accept('comma'));
  return cves;
}

function readVersion(tokens: Tokens): string {
  const expected = 'a release like 25.12';
  const token = tokens.take('word', expected);
  if (!/^\d{2}\.\d{1,2}$/.test(token.value)) throw new Misfit(token, expected);
  return token.value;
}

/** Reads `26.3`, or the patch release `26.3.2`, by three numbers. */
function readUntil(tokens: Tokens): Partial<DraftGroup> {
  const expected = 'a release like 25.12, or a patch release like 25.12.3';
  const token = tokens.take('word', expected);
  if (!/^\d{2}\.\d{1,2}(?:\.\d{1,2})?$/.test(token.value)) throw new Misfit(token, expected);
  return {until: token.value};
}

/** Reads `26.3`, or `26.3 of #118432` where it is not known of all that the entry fixes. */
function readSince(tokens: Tokens): Partial<DraftGroup> {
  const since = readVersion(tokens);
  if (!tokens.accept('word', 'of')) return {since};
  return {since, sinceOf: Number(tokens.take('number', 'a pull request like #65519').value)};
}

/** What each clause says, in the order of the clauses. */
const CLAUSES: Readonly<Record<string, (tokens: Tokens) => Partial<DraftGroup>>> = {
  closes: (tokens) => ({closes: tokens.numbers()}),
  see: (tokens) => ({see: tokens.numbers()}),
  cve: (tokens) => ({cve: readCves(tokens)}),
  undo: (tokens) => ({undo: readUndo(tokens)}),
  upgrade: (tokens) => ({effects: readEffects(tokens)}),
  since: readSince,
  'caused by': (tokens) => ({causedBy: tokens.numbers()}),
  until: readUntil,
  id: (tokens) => ({id: tokens.take('word', 'an id like final-order').value}),
  source: (tokens) => ({sourceAddress: tokens.take('code', 'an address in a code span').value}),
};
/** The clauses in their order. */
export const CLAUSE_NAMES = Object.keys(CLAUSES);
const FIRST_WORDS = CLAUSE_NAMES.map((name) => name.split(' ')[0]!);

/**
 * Reads the reference group at the end of an entry:
 * `(#65519, #73344 by @KevinyhZou; closes #59620; see #55186; undo `a = 1`; upgrade: fails; since 25.12; caused by #65100; id some-slug)`.
 * @throws Misfit at the first token that does not fit.
 */
export function readGroup(group: readonly Token[]): DraftGroup {
  const tokens = new Tokens(group);
  const pullRequests = readPullRequests(tokens);
  const authors = tokens.accept('word', 'by') ? tokens.list('handle', 'an author like @handle') : [];
  const byAuthors = authors.length === 0 ? '" by @handle", ' : '';
  let read: Partial<DraftGroup> = {};
  let rank = -1;
  while (tokens.next.kind !== 'end') {
    tokens.take('semicolon', `",", ${byAuthors}"; " and a clause, or ")"`);
    const token = tokens.next;
    const clause = token.kind === 'word' ? FIRST_WORDS.indexOf(token.value) : -1;
    if (clause === -1) throw new Misfit(token, `one of the clauses ${CLAUSE_NAMES.join(', ')}`);
    if (clause === rank && token.value !== 'undo') throw new Misfit(token, 'each clause once');
    if (clause < rank) throw new Misfit(token, `it before "${CLAUSE_NAMES[rank]}": run \`npm run fix\``);
    rank = clause;
    const name = CLAUSE_NAMES[clause]!;
    for (const word of name.split(' ')) if (!tokens.accept('word', word)) throw new Misfit(tokens.next, `"${name}"`);
    const {undo = [], ...clauses} = CLAUSES[name]!(tokens);
    read = {...read, ...clauses, undo: [...(read.undo ?? []), ...undo]};
  }
  if (pullRequests.length === 0 && read.id === undefined)
    throw new Misfit(
      tokens.next,
      'the clause "; id some-slug", since without a pull request the entry has no id of its own',
    );
  return {
    pullRequests,
    authors: authors.map(({value}) => value),
    closes: [],
    see: [],
    undo: [],
    effects: [],
    causedBy: [],
    ...read,
  };
}
