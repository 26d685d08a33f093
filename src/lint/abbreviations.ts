/** Latin abbreviations, with or without their last dot. */
export const ABBREVIATION = /(?<![\p{L}\d.])(?:e\.\s?g|i\.\s?e)\b\.?/giu;

/** `for example` for `e.g.`, `That is` for `I.e.` */
export function spelledOut(abbreviation: string): string {
  const words = /^e/i.test(abbreviation) ? 'for example' : 'that is';
  return /^[A-Z]/.test(abbreviation) ? words.replace(/^./, (letter) => letter.toUpperCase()) : words;
}
