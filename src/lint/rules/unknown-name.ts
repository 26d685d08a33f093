import {bareName} from '../code-spans';
import type {Rule} from '../rule';
import {saidKinds} from '../said-kinds';

export const unknownName: Rule = {
  severity: 'warning',
  entry(thing, report, page) {
    for (const {kind, span, isAsked} of saidKinds(thing, page))
      report(
        `new ${kind} ${bareName(span.value)} that names.yml does not have, expected it there`,
        span.position,
        isAsked ? `ClickHouse ${page.catalogue!.release} does not know it` : 'run `npm run fix`',
      );
  },
};
