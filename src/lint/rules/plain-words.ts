import type {Rule} from '../rule';

/** Words that say little, and the words that readers search the page for instead. */
export const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:go(?:es)?|went|gone|going) wrong\b/gi, 'what happened: crash, exception, wrong result, data loss'],
  [/\bmisbehav\w+/gi, 'what happened: crash, exception, wrong result, hang'],
  [/\b(?:was|were|is|are) at fault\b/gi, 'what happened'],
  [
    /\bha[ds] (?:a|an|some|several) (?:fault|flaw|defect|issue|trouble)s?\b/gi,
    'what happened, or "A bug in … is fixed."',
  ],
  [/\b(?:ran|runs?|running) into (?:trouble|problems)\b/gi, 'what happened: failed, threw an exception'],
  [/\bmet with\b/gi, 'what happened: failed, returned'],
  [/\b(?:stumbl(?:e[sd]?|ing)|trip(?:s|ped)? over|chok(?:e[sd]?|ing) on)\b/gi, 'failed, crashed'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'fixed'],
  [/\bsurviv(?:e[sd]?|ing)\b/gi, 'kept, still works after'],
  [/\btaken out of\b/gi, 'removed from'],
  [/\bg[eo]t(?:s|ting)? along\b/gi, 'works, worked'],
  [/\b(?:is|are|was|were) taken for\b/gi, 'treated as'],
  [/\bupset(?:s|ting)?\b/gi, 'broke, failed'],
  [/\bfar(?:ed|es) (?:well|badly|better|worse)\b/gi, 'what happened'],
];

/** Turns that slow readers of entries down, and words that entries spell in one way. */
const TURNS: typeof STAND_INS = [
  [/\balso (?:if|when|where)\b/gi, 'even if'],
  [/\bit (?:occurred|concerned)\b/gi, 'the condition in the sentence before'],
  [/\bgains? (?:a|the) new\b/gi, 'has a new'],
  [/\b(?:is|are) new\./g, 'what it does: "The new function `x` returns …"'],
  [/\bincorrect results?\b/gi, 'wrong result'],
  [/\bseg ?faults?\b/gi, 'segmentation fault'],
];

export const plainWords: Rule = {
  severity: 'warning',
  entry({text, at}, report) {
    for (const [pattern, plain] of [...STAND_INS, ...TURNS]) {
      for (const {0: found, index} of text.matchAll(pattern))
        report(`"${found}", expected a plain word: ${plain}`, at(index));
    }
  },
};
