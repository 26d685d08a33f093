import {EFFECTS, type Effect, isToCheck} from '../changelog/model/effects';
import type {SectionName} from '../changelog/model/section-names';
import type {Passes} from './types';

const INCOMPATIBLE = 'Backward Incompatible Change';
export const FEATURE = 'New Feature';
const EXPERIMENTAL = 'Experimental Feature';
const PERFORMANCE = 'Performance Improvement';
const IMPROVEMENT = 'Improvement';
export const BUG_FIX = 'Bug Fix (user-visible misbehavior in an official stable release)';

/** Words that choose the kind of change. They are not searched for. */
export interface Choice {
  /** Chooses wherever it stands. */
  readonly phrase?: RegExp;
  /** Chooses if the query asks for nothing else but releases; elsewhere it is a word of the text. */
  readonly alone?: RegExp;
  readonly passes: Passes;
  /** As the list says it. */
  readonly label: string;
}

const of =
  (...names: readonly SectionName[]): Passes =>
  ({section}) =>
    names.some((name) => name === section);
const ofEffect = (effect: Effect, alone: RegExp, phrase?: RegExp): Choice => ({
  ...(phrase && {phrase}),
  alone,
  passes: ({effects}) => effects.includes(effect),
  label: EFFECTS[effect],
});

export const BUG_FIXES: Choice = {
  phrase: /\bbug ?fix(?:es)?\b|^\s*fix(?:ed|es)\b(?!\s*string)|\bfix(?:ed|es)?\s*$/i,
  alone: /\b(?:bugs?|fix(?:es|ed)?)\b/i,
  passes: of(BUG_FIX),
  label: 'bug fixes',
};

/** What matters to an upgrade. */
const TO_CHECK: Choice = {
  phrase: /\bupgrade notes?\b/i,
  alone: /\bupgrad(?:e|es|ed|ing)\b/i,
  passes: isToCheck,
  label: 'what matters to an upgrade',
};

export const CHOICES: readonly Choice[] = [
  {
    phrase: /\b(?:breaking(?: changes?)?|(?:backwards?[ -])?incompatib\w+ changes?|backwards?[ -]incompatib\w+)\b/i,
    alone: /\bincompatib\w+\b/i,
    passes: of(INCOMPATIBLE),
    label: 'incompatible changes',
  },
  TO_CHECK,
  {
    phrase: /\bwhat(?:['’]?s| is) new\b|\bnew features?\b/i,
    alone: /\b(?:new|features?)\b/i,
    passes: of(FEATURE, EXPERIMENTAL),
    label: 'new features',
  },
  BUG_FIXES,
  {
    phrase: /\bperformance (?:improvements?|changes?)\b/i,
    alone: /\b(?:performance|faster)\b/i,
    passes: of(PERFORMANCE),
    label: 'performance improvements',
  },
  {
    phrase: /\bexperimental features?\b/i,
    alone: /\bexperimental\b/i,
    passes: of(EXPERIMENTAL),
    label: 'experimental features',
  },
  {alone: /\bimprovements?\b/i, passes: of(IMPROVEMENT), label: 'improvements'},
  ofEffect('start', /\b(?:(?:may|does|will) not start|start(?:s|up)?)\b/i, /\bmay not start\b/i),
  ofEffect('one-way', /\b(?:one[- ]way|(?:can ?not|no) (?:downgrade|roll(?:ing)? ?back))\b/i, /\bno way back\b/i),
  ofEffect('mixed', /\bmixed\b/i, /\bmixed[- ]versions?\b/i),
  ofEffect('access', /\baccess\b/i),
  ofEffect('fails', /\bfails?\b/i, /\bnow fails\b/i),
  ofEffect('result', /\b(?:different|changed) results?\b/i, /\bother results?\b/i),
  ofEffect('cost', /\bcosts?\b/i),
  ofEffect('ops', /\b(?:ops|monitoring)\b/i),
];
