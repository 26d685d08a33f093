import type {Point} from 'unist';
import type {Undo, UndoScope} from '../model/records';
import type {DraftReferences} from './drafts';
import type {Token} from './reference-tokens';

/** Thrown inside the group's parser at the first token that does not fit. */
export class Misfit extends Error {
  constructor(
    readonly token: Token,
    expected: string,
  ) {
    super(`Unexpected ${describe(token)} in the reference group, expected ${expected}`);
  }
}

function describe({kind, value}: Token): string {
  if (kind === 'end') return '")"';
  if (kind === 'number') return `#${value}`;
  if (kind === 'handle') return `@${value}`;
  return kind === 'code' ? `code span \`${value}\`` : `"${value}"`;
}

const CLAUSES = ['closes', 'see', 'undo', 'upgrade', 'id'] as const;
/** A group as short as it may be. */
export const EXAMPLE = '(#65519 by @handle)';
const SCOPES: Readonly<Record<string, UndoScope>> = {server: 'server', MergeTree: 'merge-tree'};
const ASSIGNMENT = /^([A-Za-z_][\w.]*) = (-?\d+(?:\.\d+)?|'(?:[^'\\]|\\.)*')$/;

/**
 * The reference group of an entry, its last thing:
 * `(#65519, #73344 by @KevinyhZou; closes #59620; see #55186; undo `a = 1`; upgrade; id some-slug)`.
 * Reads the tokens of one such group, left to right.
 */
export class GroupReader {
  private at = 0;
  readonly authorPoints: {handle: string; point: Point}[] = [];

  constructor(private readonly tokens: readonly Token[]) {}

  private get next(): Token {
    return this.tokens[this.at]!;
  }

  private take(kind: Token['kind'], expected: string): Token {
    const token = this.next;
    if (token.kind !== kind) throw new Misfit(token, expected);
    this.at++;
    return token;
  }

  private accept(kind: Token['kind'], value?: string): boolean {
    const fits = this.next.kind === kind && (value === undefined || this.next.value === value);
    if (fits) this.at++;
    return fits;
  }

  private list(kind: Token['kind'], expected: string): Token[] {
    const items = [this.take(kind, expected)];
    while (this.accept(',')) items.push(this.take(kind, expected));
    return items;
  }

  private numbers(): number[] {
    return this.list('number', 'a number like #65519').map(({value}) => Number(value));
  }

  private pullRequests(): number[] {
    const first = this.next;
    if (!this.accept('word', 'no'))
      return this.list('number', `pull requests or "no pull request", as in ${EXAMPLE}`).map(({value}) =>
        Number(value),
      );
    if (!this.accept('word', 'pull') || !this.accept('word', 'request')) throw new Misfit(first, '"no pull request"');
    return [];
  }

  private authors(): string[] {
    if (!this.accept('word', 'by')) return [];
    const handles = this.list('handle', 'an author like @handle');
    this.authorPoints.push(...handles.map(({value, point}) => ({handle: value, point})));
    return handles.map(({value}) => value);
  }

  private undo(): Undo[] {
    const scope = this.next.kind === 'word' ? SCOPES[this.next.value] : 'query';
    if (scope === undefined)
      throw new Misfit(
        this.next,
        'a setting like `name = 1`, after "server setting" or "MergeTree setting" where it is one',
      );
    if (scope !== 'query') {
      this.at++;
      if (!this.accept('word', 'setting')) throw new Misfit(this.next, '"setting"');
    }
    return this.list('code', 'a setting like `name = 1`').map((token) => {
      const match = ASSIGNMENT.exec(token.value);
      if (!match) throw new Misfit(token, "`name = value` with a number or a 'string' as its value");
      return {scope, setting: match[1]!, value: match[2]!};
    });
  }

  /** @throws Misfit at the first token that does not fit. */
  read(): DraftReferences {
    const pullRequests = this.pullRequests();
    const authors = this.authors();
    let closes: number[] = [];
    let see: number[] = [];
    const undo: Undo[] = [];
    let upgrade = false;
    let id: string | undefined;
    let rank = -1;
    while (this.next.kind !== 'end') {
      this.take(
        ';',
        this.at === 1 || authors.length === 0
          ? '",", " by @handle", "; " and a clause, or ")"'
          : '",", "; " and a clause, or ")"',
      );
      const token = this.next;
      const clause = CLAUSES.findIndex((name) => token.kind === 'word' && token.value === name);
      if (clause === -1) throw new Misfit(token, `one of the clauses ${CLAUSES.join(', ')}`);
      if (clause < rank || (clause === rank && CLAUSES[clause] !== 'undo')) {
        throw new Misfit(token, `each clause once, in the order ${CLAUSES.join(', ')}`);
      }
      rank = clause;
      this.at++;
      switch (CLAUSES[clause]!) {
        case 'closes':
          closes = this.numbers();
          break;
        case 'see':
          see = this.numbers();
          break;
        case 'undo':
          undo.push(...this.undo());
          break;
        case 'upgrade':
          upgrade = true;
          break;
        case 'id':
          id = this.take('word', 'an id like final-order').value;
      }
    }
    if (pullRequests.length === 0 && id === undefined) {
      throw new Misfit(
        this.next,
        'the clause "; id some-slug", since without a pull request the entry has no id of its own',
      );
    }
    return {pullRequests, authors, closes, see, undo, upgrade, ...(id === undefined ? {} : {id})};
  }
}
