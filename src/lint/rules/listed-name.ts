import {bareName, unlistedKinds} from '../code-spans';
import type {Rule} from '../rule';

export const listedName: Rule = {
  entry({spans}, report, page) {
    for (const {value, position} of spans) {
      const kinds = unlistedKinds(value, page);
      if (kinds.length > 0)
        report(
          `${kinds.join(' or ')} ${bareName(value)} that names.yml does not have, expected it there` +
            `${kinds.length === 1 ? ': run `npm run fix`' : ''}, or in code-spans.yml with what it is here`,
          position,
        );
    }
  },
};
