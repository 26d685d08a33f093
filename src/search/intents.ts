import {EFFECTS, type Effect, isToCheck} from '../changelog/model/effects';
import type {SectionName} from '../changelog/model/section-names';
import {type Passes, type SearchEntry, UNTOLD} from './types';

const INCOMPATIBLE = 'Backward Incompatible Change';
const FEATURE = 'New Feature';
const EXPERIMENTAL = 'Experimental Feature';
const PERFORMANCE = 'Performance Improvement';
const IMPROVEMENT = 'Improvement';
const BUG_FIX = 'Bug Fix (user-visible misbehavior in an official stable release)';

export type SectionWeights = Readonly<Partial<Record<SearchEntry['section'], number>>>;

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

/** What matters to an upgrade, its notes first. */
export const TO_CHECK: Choice = {
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

/** Words that put some kinds of change first. They are searched for as well. */
export interface Preference {
  readonly words: RegExp;
  readonly weights: SectionWeights;
  /** Whether an entry may do without these words: its section says the same. */
  readonly isOptional?: boolean;
  readonly label: string;
}

export const PREFERENCES: readonly Preference[] = [
  {
    words: /\bslow\w*\b/i,
    weights: {[PERFORMANCE]: 4, [BUG_FIX]: 2},
    label: 'performance first',
  },
  {
    words:
      /\b(?:wrong|incorrect|broken|stuck|hung|lost|loses?|security|cve|(?:crash|segfault|fail|hang|deadlock|leak|regression|corrupt|vulnerabilit)\w*)\b/i,
    weights: {[BUG_FIX]: 4},
    label: 'bug fixes first',
  },
  {
    words: /\b(?:remov|deprecat|obsolete)\w*\b/i,
    weights: {[INCOMPATIBLE]: 4, 'Upgrade Notes': 3},
    label: 'incompatible changes first',
  },
  {
    words: /\bdefaults?\b/i,
    weights: {[INCOMPATIBLE]: 2, 'Upgrade Notes': 2, [IMPROVEMENT]: 1.5, [UNTOLD]: 1.5},
    label: 'changed defaults first',
  },
  {words: /\bnew\b/i, weights: {[FEATURE]: 4, [EXPERIMENTAL]: 2}, isOptional: true, label: 'new features first'},
];

/** Readers who paste an error look for its fix. */
export const ERROR_WEIGHTS: SectionWeights = {[BUG_FIX]: 3};

/** Questions of many words are mostly about what does not work. */
export const QUESTION_WEIGHTS: SectionWeights = {[BUG_FIX]: 2};

/** Readers who look up a name want to know when it came and what it changed before what was fixed about it. */
export const USUAL_WEIGHTS: SectionWeights = {
  [FEATURE]: 2,
  [EXPERIMENTAL]: 1.3,
  [INCOMPATIBLE]: 1.3,
  'Upgrade Notes': 1.3,
};
