// What is said of an entry in one line.
import {oncePer} from '../model/once';
import type {Piece, Text} from '../model/records';
import {joined, plainText} from '../model/text';

/** In characters: what fits on a line beside its version. */
const LONGEST = 110;

/** The sentences of a text, cut once: a plan needs those of an entry several times. */
const sentencesOf = oncePer((text: Text): Text[] => {
  const all: Piece[][] = [[]];
  for (const piece of text) {
    // Sentences that were joined have the space between them as a piece.
    if (piece === ' ' && plainText(all.at(-1)!).endsWith('.')) {
      all.push([]);
      continue;
    }
    const [first, ...rest] = typeof piece === 'string' ? piece.split(/(?<=\.)\s+/) : [piece];
    all.at(-1)!.push(first!);
    all.push(...rest.map((each) => [each]));
  }
  return all.filter((sentence) => plainText(sentence) !== '');
});

/** A text without its first sentence. */
export function afterFirst(text: Text): Text {
  return joined(sentencesOf(text).slice(1), ' ');
}

/** The first sentence of a text as plain words, without the sign at its end. */
export function firstSentence(text: Text): string {
  return plainText(sentencesOf(text)[0] ?? []).replace(/\.$/, '');
}

function firstClause(sentence: string): string {
  const clause =
    /^.{45,}?(?=[;:] |, (?:and|but|so|which|as|because|instead|even|also)\b)/.exec(sentence)?.[0] ?? sentence;
  const short = clause.length <= LONGEST ? clause : `${clause.slice(0, LONGEST).replace(/\W*\s\S*$/, '')} …`;
  // A bracket that is not closed goes with what was cut.
  return short.replace(/\s*\([^()]*$/, ' …').replace(/(?: …)+$/, ' …');
}

/** The first clause of a text as plain words, without the sign at its end, at most a line long. */
export const clauseOf = (text: Text): string => firstClause(firstSentence(text));

/** What the first clause of a text is about, without what happens to it. */
export function topicOf(text: Text): string {
  return firstClause(
    firstSentence(text).replace(
      /,? (?:such as|and does not|the server no longer|(?:is|are) (?:no longer|not)) .*$/,
      '',
    ),
  );
}

/** Verbs that tell readers what to do. */
const VERBS =
  'add|alter|cast|change|check|convert|copy|correct|create|define|delete|disable|divide|drop|edit|enable|fix|give|grant|' +
  'keep|let|look|make|move|query|raise|read|recreate|remove|rename|repair|replace|restore|' +
  'rewrite|run|set|stop|take|test|turn|update|upgrade|use|write';
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
/** The beginnings of a sentence, or a part of one, that tells readers what to do; words in capitals are statements. */
const ORDER = new RegExp(
  `^(?:${VERBS.split('|').map(capital).join('|')}|Do not) |` +
    `^(?:To|Before|If|While|When|Where|Until|As long as|During|After) .*, (?:first )?(?:${VERBS}) |` +
    `(?:[:;] |, (?:so|first|or) )(?:${VERBS}|ALTER) `,
);

/** Words that refer to the sentence before: a sentence with one of them does not say alone what to do. */
const POINTS_BACK =
  /\b(?:it|its|this|these|those|them|they|such(?! as)|both|then|otherwise)\b|\bthere\b(?! (?:is|are))/i;

/** Words that tell that something is lost, or keeps a server from working. */
const DANGER =
  /\b(?:(?:not|no longer) (?:starts?|load|be loaded)|(?:not|no longer) (?:loaded|read)|cannot (?:be )?(?:loaded?|read|parsed?)|no way back|no longer possible|(?:cannot|do not) go back|cannot join|show wrong|detach\w*|los(?:es?|t)|now fails?|may not (?:even )?start|fails? to load|can (?:fail|ignore)|from starting|refuses? to start)\b/;

const isOrder = (sentence: Text): boolean => ORDER.test(plainText(sentence));
const isDanger = (sentence: Text): boolean => DANGER.test(plainText(sentence));

/** Whether a text tells readers what to do. */
export function hasOrder(text: Text): boolean {
  return sentencesOf(text).some(isOrder);
}

/**
 * The first sentence of a text, and those that tell a danger or what to do; undefined if they are nearly all of it.
 * @param told its sentences that stand in another place of the same page
 */
export function briefOf(text: Text, told: readonly Text[] = []): Text | undefined {
  const sentences = sentencesOf(text);
  const kept = sentences.filter(
    (sentence, place) => place === 0 || (!told.includes(sentence) && (isOrder(sentence) || isDanger(sentence))),
  );
  if (plainText(sentences.flat()).length - plainText(kept.flat()).length < LONGEST) return undefined;
  return joined(kept, ' ');
}

/** What a line says of an entry. */
export interface WorkLine {
  /** The first sentence, if it tells the danger or what to do; else its first clause. Without its end. */
  readonly lead: string;
  /** Whole sentences: the first that tells a danger, and the first that tells what to do. */
  readonly more: readonly Text[];
  /** Whether what to do is told. */
  readonly hasOrder: boolean;
}

/**
 * What a line says of a text.
 * @param isGrave whether the line tells the danger too
 * @param hasWayBack whether the line can tell a way back in place of an order that is not understood by itself
 */
export function workLine(text: Text, isGrave: boolean, hasWayBack: boolean): WorkLine {
  const sentences = sentencesOf(text);
  const chosen = new Set(isGrave ? [sentences.findIndex(isDanger)] : []);
  const order = sentences.findIndex(isOrder);
  const pointsBack = (place: number): boolean => POINTS_BACK.test(plainText(sentences[place]!));
  // An order may point back to the sentence before it, if the line has that.
  const isClear = order <= 1 || chosen.has(order - 1) || chosen.has(order) || !pointsBack(order);
  const hasOrder = order >= 0 && (isClear || !hasWayBack);
  // Else with those that it points back to.
  const begin = isClear ? order : sentences.findLastIndex((_, place) => place < order && !pointsBack(place));
  if (hasOrder) for (let place = begin; place <= order; place++) chosen.add(place);
  return {
    lead: chosen.has(0) ? plainText(sentences[0]!).replace(/\.$/, '') : clauseOf(text),
    more: sentences.filter((_, place) => place > 0 && chosen.has(place)),
    hasOrder,
  };
}
