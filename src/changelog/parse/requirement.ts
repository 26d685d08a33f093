// What an entry requires, as `requires/YEAR.tsv` writes it.
//
//   every server
//   table-engine Kafka, RabbitMQ or setting kafka_max_wait_ms
//   (data-type JSON or data-type Dynamic) and feature replicas and not version before 25.3

import {isRequiredKind, REQUIRED_KINDS, type RequiredKind, type Requirement, requiredKind} from '../model/requirement';
import type {RuleReport} from './problems';

/** A parenthesis, a comma, `and`, `or`, `not`, or the words up to the next of these. */
const TOKEN = /\s*([(),]|(?:and|or|not)(?![^\s(),])|(?:(?!\s(?:and|or|not)(?![^\s(),]))[^(),])+)/y;

interface Token {
  readonly text: string;
  readonly column: number;
}

function tokensOf(text: string, column: number): Token[] {
  TOKEN.lastIndex = 0;
  const tokens = Array.from(text.matchAll(new RegExp(TOKEN.source, 'gy')), ({0: all, 1: token, index}) => ({
    text: token!.trim(),
    column: column + index + all.length - token!.length,
  }));
  return tokens.filter((token) => token.text !== '');
}

/** What is wrong with a name of a kind, but for names that only the server's lists have; undefined if nothing is. */
function wrongName(kind: RequiredKind, name: string): string | undefined {
  const {names, form} = requiredKind(kind);
  if (form) return form.pattern.test(name) ? undefined : `${kind} "${name}", expected one like ${form.example}`;
  return names === undefined || names.includes(name)
    ? undefined
    : `${kind} "${name}", expected one of ${names.join(', ')}`;
}

/** What stops the reading of a text: a reason, and its column. */
class Wrong extends Error {
  constructor(
    reason: string,
    readonly column: number,
  ) {
    super(reason);
  }
}

class Reader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  private get here(): Token {
    return this.tokens[this.at] ?? {text: 'end of line', column: this.end};
  }

  private wrong(expected: string): never {
    throw new Wrong(`"${this.here.text}", expected ${expected}`, this.here.column);
  }

  private takes(text: string): boolean {
    if (this.tokens[this.at]?.text !== text) return false;
    this.at++;
    return true;
  }

  whole(): Requirement {
    const read = this.any();
    if (this.at < this.tokens.length) this.wrong('"and", "or" or the end of the line');
    return read;
  }

  private any(): Requirement {
    const any = [this.all()];
    while (this.takes('or')) any.push(this.all());
    return any.length > 1 ? {any} : any[0]!;
  }

  private all(): Requirement {
    const all = [this.one()];
    while (this.takes('and')) all.push(this.one());
    return all.length > 1 ? {all} : all[0]!;
  }

  private one(): Requirement {
    if (this.takes('not')) return {not: this.one()};
    if (!this.takes('(')) return this.term();
    const inside = this.any();
    if (!this.takes(')')) this.wrong('")"');
    return inside;
  }

  /** A kind and its names, separated by commas. */
  private term(): Requirement {
    const {text, column} = this.here;
    const [, kind = '', first = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
    if (!isRequiredKind(kind)) this.wrong(`one of ${Object.keys(REQUIRED_KINDS).join(', ')}`);
    this.at++;
    const names = [first];
    while (this.takes(',')) {
      names.push(this.here.text);
      this.at++;
    }
    for (const name of names) {
      const reason = /^(?:|end of line|[(),]|and|or|not)$/.test(name)
        ? `${kind} without a name, expected one`
        : wrongName(kind, name);
      if (reason) throw new Wrong(reason, column);
    }
    return {kind, names};
  }
}

const EVERY = 'every server';

/**
 * Reads what an entry requires; undefined after a problem.
 * @param column where the text begins in its line
 */
export function readRequirement(
  text: string,
  {line, column}: {readonly line: number; readonly column: number},
  report: RuleReport,
): Requirement | undefined {
  if (text === EVERY) return EVERY;
  try {
    return new Reader(tokensOf(text, column), column + text.length).whole();
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    report(error.message, {line, column: error.column});
    return undefined;
  }
}
