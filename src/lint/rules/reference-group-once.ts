import type {Rule} from '../rule';

export const referenceGroupOnce: Rule = {
  entry({text, at}, report) {
    const found = /\(#\d|(?<!\()#\d{3,}| by @[A-Za-z\d]|@[A-Za-z\d][A-Za-z\d-]*\)/.exec(text);
    if (found)
      report(
        'references inside the text, expected them in the group at its end, as "; see #65002": ' +
          'were two entries joined on one line? What was pasted is repaired by `npm run fix`',
        at(found.index),
      );
  },
};
