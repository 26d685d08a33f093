import type {Rule} from '../rule';

export const fullStop: Rule = {
  entry({text, at}, report) {
    if (!/[.!?]["”’)]?$/.test(text))
      report('end of the text, expected a full stop before the references', at(text.length - 1));
  },
};
