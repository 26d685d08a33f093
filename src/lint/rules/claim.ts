import type {Text} from '../../changelog/model/records';
import {LIBRARY_RELEASE} from '../../changelog/server/asked-servers';
import {isUnasked} from '../code-spans';
import type {Rule} from '../rule';

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
