// Other forms of a word, `rewritten` for `rewrite`, and other words for the same thing.

/** Words that only look like a form of another one. */
const WHOLE = new Set('during exception nothing setting something speed string'.split(' '));

/** Each ending, and how many letters must stand before it. */
const ENDINGS: readonly (readonly [RegExp, number])[] = [
  [/(?:ation|ating|ated|ate)$/, 4],
  [/(?:ion|ment|able)$/, 4],
  [/(?:ing|ed|ly|e)$/, 3],
];

/** What the forms of a word have in common: `intersect` of `intersecting` and `intersection`. */
export function stemOf(term: string): string {
  if (WHOLE.has(term)) return term;
  const ending = ENDINGS.find(([pattern, length]) => term.search(pattern) >= length)?.[0];
  return term
    .replace(ending ?? '', '')
    .replace(/y$/, 'i')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/([iy])s$/, '$1z');
}

/** Whether a term is a word of a language, which has forms. */
export const hasForms = (term: string): boolean => /^[a-z]{3,20}$/.test(term);

/** Words that stand for each other, a group a line: forms that no ending tells, and other words for one thing. */
const GROUPS = [
  'bool boolean',
  'break broke broken',
  'build built',
  'compare comparison',
  'crash segfault segmentation',
  'deprecate obsolete',
  'fast faster',
  'hang hung stuck freeze deadlock',
  'index indice',
  'infer inference',
  'infinite endless forever',
  'keeper zookeeper',
  'load reload',
  'lose lost loss',
  'remove removal',
  'rewrite rewrote rewritten',
  'slow slower slowdown',
  'throw threw thrown',
  'write wrote written',
  'wrong incorrect',
];

/** What a changelog says for a word that readers type. */
const SAID_FOR = {
  cve: 'vulnerability',
  regression: 'broken',
  security: 'vulnerability cve',
  slow: 'faster',
  twice: 'second',
  vulnerability: 'cve',
};

const others = new Map<string, string[]>();
for (const group of GROUPS.map((line) => line.split(' '))) for (const word of group) others.set(stemOf(word), group);
for (const [word, said] of Object.entries(SAID_FOR))
  others.set(stemOf(word), [...(others.get(stemOf(word)) ?? []), ...said.split(' ')]);

/** The stems of a word, and of those that stand for it. */
export const stemsOf = (term: string): string[] => [
  ...new Set([stemOf(term), ...(others.get(stemOf(term)) ?? []).map(stemOf)]),
];
