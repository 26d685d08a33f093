import type {Rule} from '../rule';

export const referenceGroupOnce: Rule = {
  entry({text, at}, report) {
    for (const {index} of text.matchAll(/\(#\d|(?<!\()#\d{3,}| by @[A-Za-z\d]|@[A-Za-z\d][A-Za-z\d-]*\)/g))
      report(
        'references inside the text, expected them in the group at its end, as "; see #65002": ' +
          'were two entries joined on one line?',
        at(index),
      );
  },
};
