import type {Text} from '../../src/changelog/model/records';

/** A text whose code spans stand between backticks. */
export function text(source: string): Text {
  return source.split('`').flatMap((part, index) => (index % 2 === 1 ? [{code: part}] : part === '' ? [] : [part]));
}
