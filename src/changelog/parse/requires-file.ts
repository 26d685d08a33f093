// The file of what a year's entries to check and bugs require, `2026.tsv`: a line an entry, the newest release first. Terms
// are joined by `and`, and alternatives by `or`.
//
//   26.8	pr-111803	index-type text
//   26.8	pr-112000	table-engine Kafka, RabbitMQ or data-type JSON and not version before 25.3
//   26.7	pr-109000	every server
//   26.7	pr-109000-2	no server
import {
  EVERY_SERVER,
  isRequiredKind,
  NO_SERVER,
  REQUIRED_KINDS,
  REQUIRED_NAMES,
  type RequiredKind,
  type RequiredTerm,
  type Requirement,
} from '../model/requirement';
import {type CellReport, tableReader} from './tables';

/** What one entry requires. */
interface Requires {
  readonly release: string;
  /** The entry's anchor. */
  readonly id: string;
  readonly requirement: Requirement;
}

const BEFORE = {pattern: /^before \d\d\.\d{1,2}$/, example: 'before 24.8'};
/** How the names of a kind look of which there is no list. */
const FORMS: Partial<Readonly<Record<RequiredKind, {readonly pattern: RegExp; readonly example: string}>>> = {
  configuration: {pattern: /^[\w.*-]+(?: = .+)?$/, example: 'keeper_server.four_letter_word_white_list'},
  'http-path': {pattern: /^\/\S*$/, example: '/play'},
  version: BEFORE,
  tables: BEFORE,
};

/** Whether the reader of the file knows which names a kind may have; of others the server's lists and `names.tsv` have them. */
export const hasOwnNames = (kind: RequiredKind): boolean => kind in FORMS || kind in REQUIRED_NAMES;

/** What is wrong with a name of a kind, except names that only the server's lists have; undefined if nothing is. */
function wrongName(kind: RequiredKind, name: string): string | undefined {
  const [form, names] = [FORMS[kind], REQUIRED_NAMES[kind]];
  if (!/^\S.*[^,\s]$|^\S$/.test(name)) return `${kind} "${name}", expected a name`;
  if (form && !form.pattern.test(name)) return `${kind} "${name}", expected one like ${form.example}`;
  return names && !names.includes(name) ? `${kind} "${name}", expected one of ${names.join(', ')}` : undefined;
}

/** Reads a kind and its names, which commas separate; `not` may stand before them. Undefined after a problem. */
function readTerm(text: string, report: CellReport): RequiredTerm | undefined {
  const [, not, kind = '', list = ''] = /^(not )?(\S*) ?(.*)$/.exec(text)!;
  const names = list.split(', ');
  const wrong = isRequiredKind(kind)
    ? names.map((name) => wrongName(kind, name)).find((reason) => reason !== undefined)
    : `"${text}", expected one of ${Object.keys(REQUIRED_KINDS).join(', ')}`;
  if (wrong) report(wrong, 2);
  return wrong || !isRequiredKind(kind) ? undefined : {kind, names, ...(not && {not: true})};
}

/** Reads what an entry requires; undefined after a problem. */
function readRequirement(text: string, report: CellReport): Requirement | undefined {
  if (text === 'every server') return EVERY_SERVER;
  if (text === 'no server') return NO_SERVER;
  const alternatives = text.split(' or ').map((each) => each.split(' and ').map((term) => readTerm(term, report)));
  return alternatives.flat().includes(undefined) ? undefined : (alternatives as RequiredTerm[][]);
}

/** Reads the file of a year, `2026` for `2026.tsv`. */
export const readRequiresFile = tableReader(
  [
    ['release', /^\d\d\.\d{1,2}$/, 'one like 26.8'],
    ['anchor', /^[a-z\d-]+$/, 'one like pr-111803'],
    ['requirement', /^\S.*$/, 'one like index-type text'],
  ],
  {ruleId: 'requires', key: 2},
  ([release, id, written], report): Requires | undefined => {
    const requirement = readRequirement(written, report);
    return requirement && {release, id, requirement};
  },
);
