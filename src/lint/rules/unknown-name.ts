import {bareName} from '../code-spans';
import type {Rule} from '../rule';
import {saidKinds} from '../said-kinds';

export const unknownName: Rule = {
  severity: 'warning',
  entry(thing, report, page) {
    for (const {kind, span} of saidKinds(thing, page))
      report(
        `${kind} ${bareName(span.value)} that no asked server knows, expected it in names.yml: run \`npm run fix\``,
        span.position,
      );
  },
};
