import {symptomIn, symptomOf} from '../changelog/model/symptoms';
import {plainText} from '../changelog/model/text';
import {compareVersions} from '../changelog/model/versions';
import {SYMPTOM_TITLES} from '../changelog/patches/symptoms';
import {VERSION} from './release-range';
import type {Passes} from './types';

/** Bugs by the release that brought them, and the text without what asks for them. */
export interface BugWish {
  readonly passes: Passes;
  readonly label: string;
  readonly rest: string;
}

const SINCE = new RegExp(`\\b(?:bugs?|regressions?)\\s+(?:since|introduced)\\s+${VERSION}(?![.\\d])`, 'i');
const UPGRADE = new RegExp(
  `\\b(?:after|since)\\s+(?:the\\s+|an\\s+)?(?:upgrad|updat)\\w+\\s+(?:from\\s+)?${VERSION}\\s*(?:to|[-–—→]>?|\\.\\.+)?\\s*${VERSION}`,
  'i',
);

/** Reads `bug since 25.8`, and `after upgrade 25.3 25.8 wrong result`: bugs that came on the way, and did that. */
export function findBugs(text: string): BugWish | undefined {
  const [asked, a, b] = UPGRADE.exec(text) ?? SINCE.exec(text) ?? [];
  if (asked === undefined) return undefined;
  const [first, last] = [a!, b ?? a!].sort(compareVersions) as [string, string];
  const {symptom, rest} = symptomIn(text.replace(asked, ' '));
  const label = b === undefined ? `bugs that came with ${first}` : `bugs that came after ${first}, up to ${last}`;
  return {
    rest,
    label: symptom ? `${label}: ${SYMPTOM_TITLES[symptom].toLowerCase()}` : label,
    passes: (entry) =>
      entry.bug !== undefined &&
      compareVersions(entry.bug.since, first) >= (b === undefined ? 0 : 1) &&
      compareVersions(entry.bug.since, last) <= 0 &&
      (symptom === undefined || symptomOf(plainText(entry.text)) === symptom),
  };
}
