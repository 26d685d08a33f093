import type {Rule} from '../rule';
import {authorMissing} from './author-missing';
import {balance} from './balance';
import {blankLines} from './blank-lines';
import {bugFrame} from './bug-frame';
import {bugOver} from './bug-over';
import {bulletMarker} from './bullet-marker';
import {characterReference} from './character-reference';
import {characters} from './characters';
import {codeWord} from './code-word';
import {conflictMarker} from './conflict-marker';
import {entryLength} from './entry-length';
import {entryTwice} from './entry-twice';
import {firstWord} from './first-word';
import {fullStop} from './full-stop';
import {headingScheme} from './heading-scheme';
import {headingSource} from './heading-source';
import {linkBare} from './link-bare';
import {linkHttp} from './link-http';
import {linkTarget} from './link-target';
import {linkText} from './link-text';
import {namedItem} from './named-item';
import {pageFrame} from './page-frame';
import {plainWords} from './plain-words';
import {publishedAnchor} from './published-anchor';
import {pullRequestNumber} from './pull-request-number';
import {pullRequestTwice} from './pull-request-twice';
import {punctuation} from './punctuation';
import {referenceGroupOnce} from './reference-group-once';
import {releaseGap} from './release-gap';
import {releaseLts} from './release-lts';
import {releaseYear} from './release-year';
import {sectionOrder} from './section-order';
import {strayMark} from './stray-mark';
import {undoMarksUpgrade} from './undo-marks-upgrade';
import {undoNamed} from './undo-named';
import {undoSetting} from './undo-setting';
import {undoValue} from './undo-value';
import {whiteSpace} from './white-space';
import {wordTwice} from './word-twice';

/** All rules, in the order of the contributor guide. */
export const RULES: readonly Rule[] = [
  pageFrame,
  releaseYear,
  releaseLts,
  releaseGap,
  sectionOrder,
  headingScheme,
  headingSource,
  publishedAnchor,
  blankLines,
  bulletMarker,
  whiteSpace,
  conflictMarker,
  characters,
  characterReference,
  authorMissing,
  referenceGroupOnce,
  pullRequestNumber,
  pullRequestTwice,
  entryTwice,
  firstWord,
  fullStop,
  plainWords,
  bugOver,
  bugFrame,
  entryLength,
  punctuation,
  wordTwice,
  strayMark,
  balance,
  codeWord,
  namedItem,
  undoSetting,
  undoValue,
  undoMarksUpgrade,
  undoNamed,
  linkBare,
  linkHttp,
  linkText,
  linkTarget,
];
