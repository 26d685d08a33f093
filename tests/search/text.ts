import type {Piece, Text} from '../../src/changelog/model/records';

/** A text whose code spans stand between backticks. */
export function text(source: string): Text {
  const pieces = source.split('`').map((part, index): Piece => (index % 2 === 1 ? {code: part} : part));
  return pieces.filter((piece) => piece !== '');
}
