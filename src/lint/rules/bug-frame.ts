import type {Rule} from '../rule';

const FRAME =
  /^(?:A|An|Another|Some|Several|Two|Three|The|Many|More|Rare)?\s*(?:\w+ )?bugs? (?:in|with|of|about|on|when|where|that)\b(.*?) (?:is|are) (?:also )?fixed\./;
const CONDITION = /\b(?:when|if|after|during|while|without|because|due to)\b/;

export const bugFrame: Rule = {
  severity: 'warning',
  entry({text, at}, report) {
    const inside = FRAME.exec(text)?.[1];
    if (inside !== undefined && CONDITION.test(inside))
      report('"A bug in … is fixed." with a condition, expected the symptom, or "did not work correctly"', at(0));
  },
};
