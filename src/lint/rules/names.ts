// Names and statements of the server in code spans.
import leven from 'leven';
import type {Name} from '../../changelog/model/named-items';
import {nearest} from '../../changelog/model/nearest';
import {oncePer} from '../../changelog/model/once';
import {plainText} from '../../changelog/model/text';
import {FIX} from '../../changelog/parse/problems';
import {LIBRARY_RELEASE} from '../../changelog/server/asked-servers';
import {isKnown} from '../../changelog/server/known-names';
import {bareName, IDENTIFIER, isListed, isUnasked, parseQuestion, statementKind, unlistedNames} from '../code-spans';
import type {Rule} from '../rule';

/** One typo in six letters, at most two. Shorter names are near too many others. */
const LETTERS_A_SLIP = 6;

const isLong = (name: string): boolean => name.length >= LETTERS_A_SLIP && IDENTIFIER.test(name);

/** A name without its joints: `count_min` and `countMin` are not typos of each other. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** All long names and parts of names, and the near ones of the words that were looked up: many entries have the same. */
const longNames = oncePer((names: readonly Name[]) => ({
  all: new Set(names.flatMap(({name}) => [name, ...name.split(/[.\s]+/)]).filter(isLong)),
  near: new Map<string, string | undefined>(),
}));

export const namedItem: Rule = {
  severity: 'warning',
  entry({entry, spans}, report, {names}) {
    const {all, near} = longNames(names);
    for (const {value, position} of spans) {
      const word = bareName(value);
      if (!isLong(word) || all.has(word)) continue;
      const most = Math.min(2, Math.floor(word.length / LETTERS_A_SLIP));
      if (!near.has(word)) near.set(word, nearest(word, all, most));
      const expected = near.get(word);
      if (expected === undefined || plain(expected) === plain(word) || leven(word, expected) > most) continue;
      // If the entry has the right name too, it is about the typo.
      if (!plainText(entry.text).includes(expected))
        report(`name ${word}, expected a name of names.tsv`, position, `did you mean ${expected}?`);
    }
  },
};

export const listedName: Rule = {
  entry(entry, report, page) {
    for (const {name, kinds, span} of unlistedNames(entry, page).filter(({isLacking}) => isLacking))
      report(
        `${kinds.join(' or ')} ${name} that names.tsv does not have, expected it there` +
          `${kinds.length === 1 ? `: ${FIX}` : ''}, or in code-spans.tsv with what it is here`,
        span.position,
      );
  },
};

export const unknownName: Rule = {
  severity: 'warning',
  entry(entry, report, page) {
    for (const {name, kinds, span} of unlistedNames(entry, page).filter(({isLacking}) => !isLacking))
      report(
        `new ${kinds[0]} ${name} that ClickHouse ${page.catalogue!.release} does not know, expected another spelling, ` +
          `or a line of names.tsv with its reason: "${kinds[0]}<tab>${name}<tab>not in this build"`,
        span.position,
      );
  },
};

/** Where the server's parser stopped. */
const FAILED_AT = /failed at position \d+ \((.*?)\): /s;

export const statement: Rule = {
  entry({release, spans}, report, page) {
    const {answers, catalogue} = page;
    const server = catalogue && !isUnasked(release.version, catalogue) ? catalogue : undefined;
    for (const {value, position} of spans) {
      const kind = statementKind(value);
      if (!kind || isListed(value, page)) continue;
      const refusal = answers?.get(parseQuestion(value));
      if (refusal)
        report(
          `${FAILED_AT.exec(refusal)?.[1] ?? 'character'} in a statement, expected what ClickHouse ${LIBRARY_RELEASE} can parse, ` +
            'or the span in code-spans.tsv',
          position,
        );
      else if (kind === 'name' && server && !isKnown(server, {kind: 'statement', name: value}))
        report(`statement ${value}, expected keywords of the server, or the span in code-spans.tsv`, position);
    }
  },
};
