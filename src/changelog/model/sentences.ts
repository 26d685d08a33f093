// The sentences of an entry: which tell a danger or what to do, and its text cut to a line, or to these.
import {oncePer} from './once';
import type {Link, Piece, PlacedEntry, Text} from './records';
import {plainText} from './text';

/** In characters: two lines beside a harm on the first screen. At 110, twice as many clauses lost their end, some their verb. */
const LONGEST = 140;

/** The sentences of a text, cut once: a plan needs those of an entry several times. */
const sentencesOf = oncePer((text: Text): Text[] => {
  const all: Piece[][] = [[]];
  for (const piece of text) {
    const [first, ...rest] = typeof piece === 'string' ? piece.split(/(?<=\.)\s+/) : [piece];
    all.at(-1)!.push(first!);
    all.push(...rest.map((each) => [each]));
  }
  return all.filter((sentence) => plainText(sentence) !== '');
});

/** The first sentence of a text as plain words, if it tells a danger or what to do; else its first clause. Without the punctuation at its end. */
export function leadOf(text: Text): string {
  const [first = []] = sentencesOf(text);
  return isOrder(first) || isDanger(first) ? plainText(first).replace(/\.$/, '') : clauseOf(text);
}

/** A clause without one of these is the subject alone. */
const HAS_VERB =
  /\b(?:now|no longer|is|are|was|were|has|have|had|can|cannot|could|may|must|did|do|does|needs?|fails?|returns?|uses?|\w{2,}ed)\b/;

/** The first clause of a text as plain words, without examples and the punctuation at its end, cut if it is long. */
export function clauseOf(text: Text): string {
  const sentence = plainText(sentencesOf(text)[0] ?? []).replace(/\.$|, such as [^,;:]*,/g, '');
  const first = /^.{45,}?(?=[;:] |, (?:and|but|so|which|as|because|instead|even|also)\b)/.exec(sentence)?.[0];
  const clause = first !== undefined && HAS_VERB.test(first) ? first : sentence;
  const short = clause.length <= LONGEST ? clause : `${clause.slice(0, LONGEST).replace(/\W*\s\S*$/, '')} …`;
  // A bracket that is not closed goes with what was cut.
  return short.replace(/\s*\([^()]*$/, ' …').replace(/(?: …)+$/, ' …');
}

/** A link to an entry on the page of its year: its release, and what it says in a line. */
export function releaseLink({release, entry}: PlacedEntry): Link {
  return {href: entry.address, text: [`${release.version} · ${clauseOf(entry.text)}`]};
}

/** Verbs that tell readers what to do. */
const VERBS =
  'add|allow|alter|cast|change|check|compute|convert|copy|correct|create|define|delete|disable|divide|drop|edit|enable|fix|' +
  'give|grant|keep|let|look|make|move|query|raise|read|recreate|remove|rename|repair|replace|restore|' +
  'rewrite|run|send|set|stop|take|test|turn|update|upgrade|use|write';
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
/** The beginnings of a sentence, or a part of one, that tells readers what to do; words in capitals are statements. */
const ORDER = new RegExp(
  `^(?:${VERBS.split('|').map(capital).join('|')}|Do not) |` +
    `(?:^|[:;] )(?:To|For|Before|[Ii]f|[Ww]hile|When|Where|Until|As long as|During|After|In) .*, (?:first )?(?:${VERBS}) |` +
    `(?:[:;] |, (?:so|first|or) )(?:${VERBS}|ALTER) |, (?:and )?do not `,
);

/** Words that refer to the sentence before: a sentence with one of them does not say alone what to do. */
const POINTS_BACK =
  /\b(?:it|its|this|these|those|them|they|the setting|such(?! as)|both|then|otherwise)\b|\bthere\b(?! (?:is|are))/i;

/** Words that tell what is now needed or refused. */
const NEWS =
  /^Now |\btherefore\b|\bnow (?:\w+ ){0,2}?(?:needs?|requires?|checked)\b|\b(?:is|are) (?:\w+ )?(?:denied|ignored|refused|rejected)\b/;

/** Words that tell that something is lost, or keeps a server from working. */
const DANGER =
  /\b(?:(?:not|no longer) (?:starts?|load|be loaded)|(?:not|no longer) (?:loaded|read)|cannot (?:be )?(?:loaded?|read|parsed?)|no way back|no longer possible|(?:cannot|do not) go back|cannot join|show wrong|detach\w*|los(?:es?|t)|(?:now|may) fails?|may not (?:even )?start|fails? to load|can (?:fail|ignore)|from starting|refuses? to start)\b/;

const isOrder = (sentence: Text): boolean => ORDER.test(plainText(sentence));
const isDanger = (sentence: Text): boolean => DANGER.test(plainText(sentence));
const isNews = (sentence: Text): boolean => NEWS.test(plainText(sentence));

/** Whether a text tells readers what to do. */
export function hasOrder(text: Text): boolean {
  return sentencesOf(text).some(isOrder);
}

/**
 * The sentences that say the most: the first, and those that tell a danger, what is refused or what to do, with the sentence
 * that these point back to.
 */
export function briefOf(text: Text): readonly Text[] {
  const sentences = sentencesOf(text);
  const kept = new Set([0]);
  sentences.forEach((sentence, place) => {
    const isSaid = isDanger(sentence) || isNews(sentence);
    if (isSaid || isOrder(sentence)) kept.add(place);
    if (!isSaid && isOrder(sentence) && POINTS_BACK.test(plainText(sentence))) kept.add(place - 1);
  });
  return sentences.filter((_, place) => kept.has(place));
}
