// What a server answers: statements that it parses, and results that claims try.
import {LIBRARY_RELEASE} from '../../changelog/server/asked-servers';
import {isKnown} from '../../changelog/server/known-names';
import {isUnasked} from '../names';
import {CODE} from '../prose';
import type {Rule, Things} from '../rule';
import {isStatement, isStatementName, parseQuestion} from '../statements';

/** Where the server's parser stopped. */
const FAILED_AT = /failed at position \d+ \((.*?)\): /s;
const SERVER = `ClickHouse ${LIBRARY_RELEASE}`;

export const statement: Rule = {
  entry({release, spans}, report, {answers, catalogue, exceptions, names}) {
    for (const {value, position} of spans.filter((span) => isStatement(span.value))) {
      const refusal = answers?.get(parseQuestion(value));
      if (exceptions?.has(value)) {
        if (refusal === '') report(`${value} in code-spans.yml, expected no line: ${SERVER} parses it`, position);
      } else if (refusal)
        report(
          `${FAILED_AT.exec(refusal)?.[1] ?? 'sign'} in a statement, expected what ${SERVER} can parse, or the span in code-spans.yml`,
          position,
        );
      else if (
        isStatementName(value) &&
        !names.some(({name}) => name === value) &&
        catalogue &&
        !isUnasked(release.version, catalogue) &&
        !isKnown(catalogue, {kind: 'statement', name: value})
      )
        report(`statement ${value}, expected keywords of the server, or the span in code-spans.yml`, position);
    }
  },
};

/** A call with its values, or a query: what one can run to see what an entry says that it gives. */
const CALL = /^(?:(?:SELECT|WITH) .+|[A-Za-z]\w*\((?:.*, )?[-'[\d].*\))$/s;
/** What stands between it and what it gives. */
const GIVES =
  /^[^.;:]{0,40}\b(?:returns?|returned|gives?|gave|yields?)\b(?: now| the[^.;]{0,30}| an?)? *(?:NULL|-?\d[\d.]*\b|$)/;

/** Whether an entry says what a query returns: "`f(1)` returns `2`". */
function saysResult({text, spans}: Things['entry']): boolean {
  const words = text.split(CODE).slice(1);
  return spans.some(({value}, index) => {
    const match = CALL.test(value) && GIVES.exec(words[index]!);
    return match && (/\d|NULL$/.test(match[0]) || (match[0] === words[index] && index + 1 < spans.length));
  });
}

export const claim: Rule = {
  entry(placed, report, {claims, year}) {
    const {entry, release} = placed;
    if (!claims || claims.has(entry.id) || isUnasked(release.version, {release: LIBRARY_RELEASE})) return;
    if (!saysResult(placed)) return;
    report(
      `result of a query without a claim, expected "-- ${entry.id}" and the query in ` +
        `clickhouse/claims/${year.year}.sql: then run \`npm run claims -- ${year.year} ${entry.id}\``,
      entry,
    );
  },
};
