import {EFFECTS, type Effect, isToCheck} from '../changelog/model/effects';
import type {SectionName} from '../changelog/model/section-names';
import type {Passes} from './types';

export const FEATURE = 'New Feature';
const EXPERIMENTAL = 'Experimental Feature';
export const BUG_FIX = 'Bug Fix (user-visible misbehavior in an official stable release)';

/** Words that choose the kind of change. They are not searched for. */
export interface Choice {
  /** As the list says it. */
  readonly label: string;
  readonly passes: Passes;
  /** Chooses if the query asks for nothing else but releases; elsewhere it is a word of the text. */
  readonly alone: RegExp;
  /** Chooses wherever it stands. */
  readonly phrase?: RegExp | undefined;
}

function ofSections(label: string, sections: readonly SectionName[], alone: RegExp, phrase?: RegExp): Choice {
  return {label, passes: ({section}) => sections.some((name) => name === section), alone, phrase};
}

function ofEffect(effect: Effect, alone: RegExp, phrase?: RegExp): Choice {
  return {label: EFFECTS[effect], passes: ({effects}) => effects.includes(effect), alone, phrase};
}

export const BUG_FIXES = ofSections(
  'bug fixes',
  [BUG_FIX],
  /\b(?:bugs?|fix(?:es|ed)?)\b/i,
  /\bbug ?fix(?:es)?\b|^\s*fix(?:ed|es)\b(?!\s*string)|\bfix(?:ed|es)?\s*$/i,
);

export const CHOICES: readonly Choice[] = [
  ofSections(
    'incompatible changes',
    ['Backward Incompatible Change'],
    /\bincompatib\w+\b/i,
    /\b(?:breaking(?: changes?)?|(?:backwards?[ -])?incompatib\w+ changes?|backwards?[ -]incompatib\w+)\b/i,
  ),
  {
    label: 'what matters to an upgrade',
    passes: isToCheck,
    alone: /\bupgrad(?:e|es|ed|ing)\b/i,
    phrase: /\bupgrade notes?\b/i,
  },
  ofSections(
    'new features',
    [FEATURE, EXPERIMENTAL],
    /\b(?:new|features?)\b/i,
    /\bwhat(?:['’]?s| is) new\b|\bnew features?\b/i,
  ),
  BUG_FIXES,
  ofSections(
    'performance improvements',
    ['Performance Improvement'],
    /\b(?:performance|faster)\b/i,
    /\bperformance (?:improvements?|changes?)\b/i,
  ),
  ofSections('experimental features', [EXPERIMENTAL], /\bexperimental\b/i, /\bexperimental features?\b/i),
  ofSections('improvements', ['Improvement'], /\bimprovements?\b/i),
  ofEffect('start', /\b(?:(?:may|does|will) not start|start(?:s|up)?)\b/i, /\bmay not start\b/i),
  ofEffect('one-way', /\b(?:one[- ]way|(?:can ?not|no) (?:downgrade|roll(?:ing)? ?back))\b/i, /\bno way back\b/i),
  ofEffect('mixed', /\bmixed\b/i, /\bmixed[- ]versions?\b/i),
  ofEffect('access', /\baccess\b/i),
  ofEffect('fails', /\bfails?\b/i, /\bnow fails\b/i),
  ofEffect('result', /\b(?:different|changed) results?\b/i, /\bother results?\b/i),
  ofEffect('cost', /\bcosts?\b/i),
  ofEffect('ops', /\b(?:ops|monitoring)\b/i),
];
