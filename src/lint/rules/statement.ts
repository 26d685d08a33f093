import type {Catalogue} from '../../changelog/defaults/catalogue';
import {didYouMean} from '../../changelog/model/nearest';
import {isStatement, isUnasked} from '../code-spans';
import type {Rule} from '../rule';

/** The words of all names that the server knows, made once for a catalogue. */
const wordsOf = new WeakMap<Catalogue, ReadonlySet<string>>();

function knownWords(catalogue: Catalogue): ReadonlySet<string> {
  const names = () => Object.values(catalogue.names).flatMap((kind) => [...kind]);
  const words = wordsOf.get(catalogue) ?? new Set(names().flatMap((name) => name.split(/[ .]/)));
  wordsOf.set(catalogue, words);
  return words;
}

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

export const statement: Rule = {
  entry({release, spans}, report, {catalogue, exceptions, names}) {
    for (const {value, position} of spans) {
      if (!isStatement(value) || exceptions?.has(value)) continue;
      const sign = unpaired(value);
      if (sign) report(`${sign} in a statement, expected its partner, or the span in code-spans.yml`, position);
      if (!catalogue || isUnasked(release.version, catalogue)) continue;
      const words = knownWords(catalogue);
      for (const word of value
        .replace(PORTS, '')
        .replace(QUOTED, '')
        .match(/\b[A-Z][A-Z_]{2,}\b/g) ?? [])
        if (!words.has(word) && !names.some(({name}) => name.split(/[ .]/).includes(word)))
          report(
            `word ${word} in a statement, expected a keyword of the server, or the span in code-spans.yml`,
            position,
            didYouMean(word, catalogue.names.keyword),
          );
    }
  },
};
