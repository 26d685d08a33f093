import type {Rule} from '../rule';

export const conflictMarker: Rule = {
  line({text, at}, report) {
    const marker = /^(<{7}|={7}|>{7}|\|{7})(?: |$)/.exec(text);
    if (marker) report(`${marker[1]} of a merge conflict, expected one of the two sides and no marker`, at(0));
  },
};
