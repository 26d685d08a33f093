import type {Catalogue} from '../../changelog/defaults/catalogue';
import {didYouMean} from '../../changelog/model/nearest';
import {oncePer} from '../../changelog/model/once';
import {isStatement, isUnasked} from '../code-spans';
import type {Rule} from '../rule';

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
            didYouMean(word, catalogue.names.keyword.keys()),
          );
    }
  },
};
