// What a server answers of statements.
import {LIBRARY_RELEASE} from '../../changelog/server/asked-servers';
import {isKnown} from '../../changelog/server/known-names';
import {isUnasked} from '../names';
import type {Rule} from '../rule';
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
