// What a server answers: statements that it parses, and results that claims try.
import {didYouMean} from '../../changelog/model/nearest';
import {oncePer} from '../../changelog/model/once';
import type {Text} from '../../changelog/model/records';
import {LIBRARY_RELEASE} from '../../changelog/server/asked-servers';
import type {Catalogue} from '../../changelog/server/catalogue';
import {isStatement, isUnasked} from '../code-spans';
import type {Page, Rule} from '../rule';
import {parseQuestion} from '../server-questions';

/** The words of all names that the server knows. */
const knownWords = oncePer(({names}: Catalogue): ReadonlySet<string> => {
  const all = Object.values(names).flatMap((kind) => [...kind.keys()]);
  return new Set(all.flatMap((name) => name.split(/[ .]/)));
});

/** The kinds of ports after these words are in no list of the server. */
const PORTS = /^SYSTEM (?:START|STOP) LISTEN\b.*/;
/** A string or a quoted name; without its end, to the end of the code. */
const QUOTED = /'(?:[^'\\]|\\.)*('?)|"(?:[^"\\]|\\.)*("?)|`[^`]*(`?)/gs;
/** A quote or bracket of a statement without its partner. */
function unpaired(code: string): string | undefined {
  const open = [...code.matchAll(QUOTED)].find(([, ...ends]) => ends.every((end) => !end));
  if (open) return open[0][0];
  // Pairs with nothing or other pairs inside go, the inner ones first.
  let rest = code.replace(QUOTED, '').replace(/[^()[\]{}]/g, '');
  while (/\(\)|\[\]|\{\}/.test(rest)) rest = rest.replace(/\(\)|\[\]|\{\}/g, '');
  return /[)\]}]/.exec(rest)?.[0] ?? rest.at(-1);
}

/** Words of prose: names in SQL have signs or words in capitals between them. */
const PROSE = /\b[a-z]+ [a-z]+ [a-z]+\b/;
/** Where the server's parser stopped. */
const FAILED_AT = /failed at position \d+ \((.*?)\): /s;
const SERVER = `ClickHouse ${LIBRARY_RELEASE}`;

/** The words in capitals that the server does not know. */
function unknownWords(code: string, {catalogue, names}: Page): string[] {
  const known = knownWords(catalogue!);
  const words = code.replace(PORTS, '').match(/\b[A-Z][A-Z_]{2,}\b/g) ?? [];
  return words.filter((word) => !known.has(word) && !names.some(({name}) => name.split(/[ .]/).includes(word)));
}

export const statement: Rule = {
  entry({release, spans}, report, page) {
    const {answers, catalogue, exceptions} = page;
    for (const {value, position} of spans) {
      if (!isStatement(value)) continue;
      const refusal = answers?.get(parseQuestion(value));
      if (exceptions?.has(value)) {
        if (refusal === '') report(`${value} in code-spans.yml, expected no line: ${SERVER} parses it`, position);
        continue;
      }
      const expects = (found: string, what: string, hint?: string) =>
        report(`${found} in a statement, expected ${what}, or the span in code-spans.yml`, position, hint);
      const sign = unpaired(value);
      const code = value.replace(QUOTED, '');
      const unknown = catalogue && !isUnasked(release.version, catalogue) ? unknownWords(code, page) : [];
      const prose = PROSE.exec(code)?.[0];
      if (sign) expects(sign, 'its partner');
      for (const word of unknown)
        expects(`word ${word}`, 'a keyword of the server', didYouMean(word, catalogue!.names.keyword.keys()));
      if (sign || unknown.length > 0) continue;
      if (prose) expects(`words "${prose}"`, 'SQL');
      else if (refusal) expects(FAILED_AT.exec(refusal)?.[1] ?? 'sign', `what ${SERVER} can parse`);
    }
  },
};

/** A call with its values, or a query: what one can run to see what an entry says that it gives. */
const CALL = /^(?:(?:SELECT|WITH) .+|[A-Za-z]\w*\((?:.*, )?[-'[\d].*\))$/s;
/** What stands between it and what it gives. */
const GIVES =
  /^[^.;:]{0,40}\b(?:returns?|returned|gives?|gave|yields?)\b(?: now| the[^.;]{0,30}| an?)? *(?:NULL|-?\d[\d.]*\b|$)/;

/** Whether an entry says what a query returns: "`f(1)` returns `2`". */
function saysResult(text: Text): boolean {
  return text.some((piece, index) => {
    if (typeof piece === 'string' || !('code' in piece) || !CALL.test(piece.code)) return false;
    const [words, value] = [text[index + 1], text[index + 2]];
    const match = typeof words === 'string' ? GIVES.exec(words) : null;
    if (match === null) return false;
    return /[\d]|NULL$/.test(match[0]) || (match[0].length === (words as string).length && typeof value === 'object');
  });
}

export const claim: Rule = {
  entry({entry, release}, report, {claims, year}) {
    if (!claims || claims.has(entry.id) || !saysResult(entry.text)) return;
    if (isUnasked(release.version, {release: LIBRARY_RELEASE})) return;
    report(
      `result of a query without a claim, expected "-- ${entry.id}" and the query in ` +
        `clickhouse/claims/${year.year}.sql: then run \`npm run claims -- ${year.year} ${entry.id}\``,
      entry,
    );
  },
};
