import type {PlacedEntry} from '../model/records';
import {SECTION_NAMES, SECTIONS, type SectionName} from '../model/section-names';
import {plainText} from '../model/text';

/** What a bug did to a user, the worst first, and the words of the entries for it. */
const SYMPTOMS: readonly (readonly [title: string, words: RegExp])[] = [
  [
    'Lost or damaged data',
    /\b(?:data loss|los[et]\w* (?:of )?(?:data|rows|parts)|(?:data|rows|parts) (?:\w+ ){0,3}lost|corrupt\w*)\b/i,
  ],
  [
    'Wrong results',
    /\b(?:wrong|incorrect)(?:ly)? (?:\w+ )?(?:results?|answers?|values?|rows|counts?)\b|\b(?:results?|values) (?:was|were|could be|are|is) (?:wrong|incorrect)\b/i,
  ],
  [
    'Crashes',
    /\b(?:crash\w*|segmentation fault|segfault|nullptr|null pointer|use-after-free|buffer overflow|terminat(?:e[ds]?|ing) the server)\b/i,
  ],
];

const INCOMPATIBLE: readonly SectionName[] = ['Backward Incompatible Change', 'Upgrade Notes'];
const CHECK = 'Check before upgrading';
const OTHER = 'Other bug fixes';
const isBug = (name: SectionName): boolean => SECTIONS[name].kind === 'bug';

/** The titles of the bugs' groups, and how their number is told: `4 lost data`. */
export const SYMPTOM_COUNTS = [
  {title: 'Lost or damaged data', words: 'lost data'},
  {title: 'Wrong results', words: 'wrong results'},
  {title: 'Crashes', words: 'crashes'},
] as const;

/** The groups that entries of patch releases are shown in, in this order: bugs, and what may break an upgrade, first. */
export const GROUPS: readonly string[] = [
  ...SYMPTOMS.map(([title]) => title),
  ...INCOMPATIBLE,
  CHECK,
  OTHER,
  ...SECTION_NAMES.filter((name) => !isBug(name) && !INCOMPATIBLE.includes(name)),
];

/** The group of an entry: what the bug did, whether it is to be checked before an upgrade, or else its section. */
export function groupOf({section: {name}, entry}: Pick<PlacedEntry, 'section' | 'entry'>): string {
  if (INCOMPATIBLE.includes(name)) return name;
  const text = plainText(entry.text);
  const symptom = isBug(name) ? SYMPTOMS.find(([, words]) => words.test(text))?.[0] : undefined;
  const other = isBug(name) ? OTHER : name;
  return symptom ?? (entry.upgrade || entry.undo.length > 0 ? CHECK : other);
}
