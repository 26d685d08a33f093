import {counted} from './count';
import {oncePer} from './once';
import type {PlacedEntry, Text} from './records';
import {SECTIONS} from './section-names';
import {plainText} from './text';

/**
 * What a bug did, with the words of entries for it. Of several, it did the first, which is the worst. A year's page has one
 * digit for each, so there are at most ten, with `other`.
 */
const WORDS = {
  data: /\b(?:data loss|(?:lost|loses?|losing) (?:\w+ )?(?:data|rows|parts)|(?:data|rows|parts)(?: of \w+ \w+)? (?:\w+ ){0,3}(?:lost|damaged)|inserted (?:the |all )?(?:data|rows) (?:once|twice|again|several)|(?:could|silently|also|then|or|to) corrupt(?:ed)? (?:\w+ ){0,3}?(?:tables?|parts?|data|partition|columns|rows)|corrupted (?:partition values|parts)|(?:could be|data was|wrote) corrupted|data corruption|was silently lost|silently delet(?:e|ed) (?:\w+ ){0,2}rows|(?:silently left out|deleted|destroyed) (?:its|their|the|committed) (?:data|rows))\b/i,
  results:
    /\b(?:(?:returned|output was|caused) corrupted|(?:wrong|incorrect)(?:ly)? (?:\w+ )?(?:results?|answers?|values?|rows|counts?|data|aggregates|sums|averages)|(?:results?|values) (?:was|were|could be|are|is) (?:wrong|incorrect)|counted \w+ (?:incorrectly|wrongly)|(?:change[sd]?|different|other) (?:the )?results?|counted [^.]{1,40}, not|(?:miss(?:e[ds])?|skip(?:ped)?|returned duplicate|returned? (?:no|too few|too many|fewer|extra|superseded|old versions of)) (?:\w+ )?rows|missing rows|(?:[Rr]ows|[Dd]ata) (?:were|was) missing|were silently empty|rows could contradict|too (?:few|many) rows|returned too (?:few|many|much|low)|returned (?:rows|a row) (?:twice|once for each|that)|returned nothing|return nothing|(?:found|gave) (?:no|too few) rows|(?:duplicate|inconsistent) (?:results|data|rows)|wrong (?:numbers?|times?|dates?|order|distances?)|(?:returned|gave) (?:[^.`]{1,60} )?instead of)\b/,
  crash:
    /\b(?:[Cc]rash\w*|[Cc]orrupt(?:ed|s)? (?:\w+ ){0,2}(?:memory|heap|jemalloc)|[Ss]egmentation faults?|[Ss]egfault|nullptr|[Nn]ull pointer|[Uu]se-after-free|(?:buffer|stack) overflow|overflow(?:ed)? (?:a|the) (?:buffer|stack)|out of bounds|(?<!builds )abort(?:ed)?|[Tt]erminat(?:e[ds]?|ing) the server)\b/,
  hang: /\b(?:hang|hung|hangs|deadlock\w*|stall(?:ed|s)?|stuck|without end|endless\w*|infinite(?:ly)? (?:loop|recursion)|never ended|did not end|froze|livelock)\b/i,
  access:
    /\b(?:bypass\w*|SQL injection|privilege escalation|gain privileges|showed? (?:the |its |their )?(?:\w+ )?(?:credentials|names and types)|did not check (?:the )?(?:access|grants?|privileges?|permissions?)|allowed (?:SQL|access)|(?:without|against) (?:any |the |a )?(?:privileges?|grants?|authentication)|a user (?:who may not|could read)|[Uu]sers (?:with(?:out)? [^.]{0,60} )?could (?:read|see|access|write)|plain text|leak(?:ed)? (?:in|into|through) (?:the )?(?:logs?|errors?|suffix)|credentials could|secrets?|passwords? (?:was|were|could)|without (?:the|a) (?:privilege|grant)|(?:access|privileges?|grants?) (?:\w+ ){0,6}(?:validated|checked|ignored) (?:incorrectly|wrongly)|validated incorrectly)\b/i,
  memory:
    /\b(?:memory leak\w*|leak(?:ed|s)? memory|(?:too much|more|unlimited) memory|use[sd]? up the memory|out of memory|never evicted|exceed(?:ed)? max_memory_usage|MEMORY_LIMIT_EXCEEDED)\b/i,
  error:
    /\b(?:[Ff]ail(?:ed|s|ure)?|[Ee]xceptions?|threw|thrown|(?:could|to) throw|[Ee]rrors?(?! were skipped)|refused|rejected|could not be (?!\w+ properly)\w+|(?:did|could) not start|(?:[A-Z]+_)+[A-Z]+)\b/,
  slow: /\b(?:slow\w*|times as long|quadratic time|took (?:much |very |too )?(?:long|minutes|hours)|performance)\b/i,
} as const;

/** `other` is a bug whose entry has the words of none. */
export type Symptom = keyof typeof WORDS | 'other';

const KNOWN = Object.entries(WORDS) as (readonly [Exclude<Symptom, 'other'>, RegExp])[];

/** The headings of bug fixes by what the bug did. */
export const SYMPTOM_TITLES: Readonly<Record<Symptom, string>> = {
  data: 'Lost or damaged data',
  results: 'Wrong results',
  crash: 'Crashes',
  hang: 'Hangs',
  access: 'Access',
  memory: 'Memory',
  error: 'Errors',
  slow: 'Slow',
  other: 'Other bug fixes',
};

/** All, the worst first. */
export const SYMPTOMS: readonly Symptom[] = [...KNOWN.map(([symptom]) => symptom), 'other'];

/** What a bug did, by the words of the entry that fixes it. */
export function symptomOf(text: string): Symptom {
  return KNOWN.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

/** The symptom of a text, looked for once: a plan needs those of hundreds of bugs several times. */
const ofText = oncePer((text: Text) => ({symptom: symptomOf(plainText(text))}));

/** What the bug did that an entry fixes; undefined for entries of other sections. */
export function entrySymptom({section, entry}: Pick<PlacedEntry, 'section' | 'entry'>): Symptom | undefined {
  return SECTIONS[section.name].kind === 'bug' ? ofText(entry.text).symptom : undefined;
}

/** The worst symptoms, each with the words that count one bug and more of them. */
const WORST: readonly (readonly [symptom: Symptom, one: string, more: string])[] = [
  ['data', 'loss of data', 'losses of data'],
  ['results', 'wrong result', 'wrong results'],
  ['crash', 'crash', 'crashes'],
];

/** Only bugs with these stand before what may break an upgrade. */
export const isWorst = (symptom: Symptom): boolean => WORST.some(([worst]) => worst === symptom);

/** How many bugs did the worst, `4 losses of data` and `1 crash`; nothing of what none did. */
export function countWorst(symptoms: readonly (Symptom | undefined)[]): string[] {
  return WORST.flatMap(([symptom, one, more]) => {
    const count = symptoms.filter((each) => each === symptom).length;
    return count === 0 ? [] : counted(count, one, more);
  });
}
