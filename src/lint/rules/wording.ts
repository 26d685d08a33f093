// Words and turns that readers of entries stumbled over, each with what says it better. All are warnings.
import {kindsOf} from '../../changelog/server/known-names';
import {isListed} from '../code-spans';
import PLAIN_WORDS from '../plain-words.json';
import {CODE, type Pattern, warnInEntries} from '../prose';
import type {Rule} from '../rule';

/**
 * Words that say little, or over which readers at speed stumble, many of them not at home in English; and the words that
 * they search the page for instead.
 */
export const plainWords = warnInEntries(
  ...Object.entries(PLAIN_WORDS).map(
    ([expected, patterns]): Pattern => [new RegExp(`\\b(?:${patterns.join('|')})(?!\\w)`, 'gi'), expected],
  ),
);

/** A word of three letters or more: no abbreviation in capitals, no name with capitals inside, no part of an address. */
const WORD =
  /(?<![\p{L}\p{N}\p{Cf}\uFFFC@#/._])\p{Script=Latin}\p{Ll}{2,}(?:['’]\p{Ll}+)?(?![\p{L}\p{N}\p{Cf}\uFFFC_/]|\.\p{Ll})/gu;
export const spelling: Rule = {
  severity: 'warning',
  prose({text, at}, report, {spelling}) {
    for (const {0: found, index} of text.matchAll(WORD)) {
      const word = found.replace(/['’]s$/, '');
      if (!spelling || spelling.has(word)) continue;
      const like = spelling.near(word).join(' or ');
      report(
        `word "${word}", expected one of the dictionary, or a line of words.txt`,
        at(index),
        like && `did you mean ${like}?`,
      );
    }
  },
};

/** A colon before a clause with a subject and a verb. */
export const colonBecause = warnInEntries([
  /(?<=[a-z\uFFFC)"]): (?:(?:it|they|this|that|there|such|its|their|the|an?|some|each|every|all|only|one|no|other|now|\uFFFC)\b|\uFFFC)[^.:;]*?\b(?:is|are|was|were|has|have|had|did|does|do|could|can|needs?|\w{2,}ed)\b/g,
  '"because", or a second sentence',
]);

/** What was, with a condition in the present. */
export const oneTense = warnInEntries([
  /\b(?:failed|crashed|leaked|hung|threw)\b[^.:;]*? (?:if|when|while|where|after|because) [^.:;,]*?(?<!did not )\b(?:is|are|has|have|does|contains?|needs?|uses)\b(?! now)/g,
  'one tense: the condition in the past too',
]);

/** Two thirds of three lines of the page. */
const MOST_CHARACTERS = 200;
export const firstSentence: Rule = {
  severity: 'warning',
  entry({text, at, spans}, report) {
    const sentence = /^.*?[.!?](?=["”)]?(?: +["“(]?[\p{Lu}\uFFFC]|$))/su.exec(text)?.[0] ?? text;
    const codes = sentence.split(CODE).length - 1;
    const length = spans.slice(0, codes).reduce((sum, {value}) => sum + value.length - 1, sentence.length);
    if (length > MOST_CHARACTERS && !/[:;]/.test(sentence))
      report(
        `first sentence of ${length} characters, expected a stop within ${MOST_CHARACTERS}: what was seen, then when`,
        at(0),
      );
  },
};

/** `MergeTreeReaderWide`, `Storage::read`: a role at the end, or a part after the class. */
const CLASS =
  /^(?:[A-Z][a-z\d]+){2,}(?:Source|Sink|Step|Transform|Processor|Reader|Writer|Buffer|Pool|Executor|Task|Visitor|Pass|Node|Impl|Helper|Manager|Queue|Holder|Iterator|Info|Context|Factory|Builder|Handler|Client|Storage|Metadata|Stream|Allocator|Optimizer|Analyzer|Loader|Cleaner|Actions|Element|Entry)s?$|^[A-Z]\w*::\w+/;
export const className: Rule = {
  severity: 'warning',
  entry({spans}, report, page) {
    for (const {value, position} of spans)
      if (CLASS.test(value) && !isListed(value, page) && !(page.catalogue && kindsOf(page.catalogue, value).length > 0))
        report(`class ${value} of the server's source, expected what a user sees`, position);
  },
};

// What gives nobody a reason to read an entry.
export const tellsNothing = warnInEntries(
  [
    /^(?:(?:a|an|another|some|several|two|three|the|many|more|rare|possible|potential|minor|small|other) )*(?:[\w\uFFFC-]+ ){0,2}(?:bugs?|issues?|problems?|errors?|races?)\b[^.:;,]*(?:is|are|was|were) (?:now |also )?fixed\.$/gi,
    'the symptom from the issue, or the component and what was wrong with it',
  ],
  [
    /^[^.:;,]*\b(?:is|are|was|were) (?:(?:now|also|slightly|further) )*(?:improved|optimized|enhanced)(?: (?:of|for|in|with) [^.:;,]*)?\.$/gi,
    'what is faster or better, and when',
  ],
);
