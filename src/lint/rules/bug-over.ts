import {SECTIONS} from '../../changelog/model/section-names';
import type {Rule} from '../rule';

const PAST =
  /\b(?:could (?:crash|fail|return|not|lead|cause|be|hang|throw|lose|get)|crashed|failed|did not|was not|were not|hung|leaked|threw|was missing|(?:was|were) (?:wrong|lost|ignored|missing|broken))\b/;
/** What says that it is over, or since when something else holds. */
const OVER =
  /\b(?:now|no longer|again|instead|new|newly|before|until|previously|earlier|removed|renamed|can|accepts?|supports?|faster|fixed|anymore|since|already|always|only|never)\b/i;

export const bugOver: Rule = {
  severity: 'warning',
  entry({section, entry, text}, report) {
    if (SECTIONS[section.name].kind !== 'bug' && PAST.test(text) && !OVER.test(text))
      report(
        `bug in the past tense, which may be there still, under ${section.name}`,
        entry,
        'say what holds: now, no longer, again',
      );
  },
};
