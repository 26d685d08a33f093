import type {Piece, Text} from '../model/records';

/** How much a piece of a text belongs to what the text is about. */
export type Place = 'subject' | 'sentence' | 'rest';

/** Begins what follows a subject: a verb, or a word before it. Words that are nouns as well are left out. */
const VERB =
  /(?:^|\s)(?:is|are|was|were|can|could|cannot|may|might|must|will|would|has|have|had|does|do|did|now|no longer|such as|like|for example|again|also|always|never|only|silently|[a-z]+ed|became|began|brings?|broke|comes?|detects?|exists?|fails?|finds?|forgot|gains?|gave|gets?|gives?|goes|got|holds?|hung|ignores?|keeps?|kept|knows?|leaks|led|left|loses?|lost|makes?|made|needs?|obeys?|ran|reads|refuses?|rejects?|removes?|replaces?|requires?|returns?|runs|saw|says?|sees?|sent|shows?|stands?|stays?|stops|supports?|takes?|threw|throws?|took|treats?|tells?|tries|turns?|understands?|uses|went|works?|writes|wrote)(?=[\s,]|$)/;
const END = /[.;:](?=\s|$)/;

interface Placed {
  readonly piece: Piece;
  readonly place: Place;
}

/** The pieces of an entry's text, cut at the verb and at the end of the first sentence, each with its place. */
export function placedPieces(text: Text): Placed[] {
  let place: Place = 'subject';
  return text.flatMap((piece): Placed[] => {
    if (typeof piece !== 'string') return [{piece, place}];
    const parts: Placed[] = [];
    let rest = piece;
    for (const [here, next, sign] of [
      ['subject', 'sentence', VERB],
      ['sentence', 'rest', END],
    ] as const) {
      if (place !== here) continue;
      const end = Math.min(...[rest.search(sign), rest.search(END)].filter((at) => at !== -1));
      if (end === Number.POSITIVE_INFINITY) break;
      parts.push({piece: rest.slice(0, end), place});
      rest = rest.slice(end);
      place = next;
    }
    return [...parts, {piece: rest, place}];
  });
}

/** What an entry is about: its text before the verb. */
export function subjectOf(text: Text): Text {
  return placedPieces(text).flatMap(({piece, place}) => (place === 'subject' ? [piece] : []));
}
