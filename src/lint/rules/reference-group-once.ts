import type {Rule} from '../rule';

export const referenceGroupOnce: Rule = {
  id: 'reference-group-once',
  entry({text, at}, report) {
    const index = text.search(/\(#\d|#\d{3,}| by @[A-Za-z\d]|@[A-Za-z\d][A-Za-z\d-]*\)/);
    if (index >= 0)
      report(
        'Unexpected references inside the text, ' +
          'expected them in the last group only: were two entries joined on one line?',
        at(index),
      );
  },
};
