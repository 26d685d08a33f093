import type {Rule} from '../rule';

export const linkBare: Rule = {
  link({url, children: [text], position}, report) {
    // The words of an address that is typed without brackets begin where the link begins.
    if (text?.type === 'text' && text.position!.start.column === position!.start.column && url.endsWith(text.value))
      report(
        `address ${url} in the text, ` +
          `expected [words](${url}), or a number in the references where it is a pull request`,
        position,
      );
  },
};
