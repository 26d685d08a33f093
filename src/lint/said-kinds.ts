import type {InlineCode} from 'mdast';
import type {NameKind} from '../changelog/model/named-items';
import {bareName, IDENTIFIER, isUnasked} from './code-spans';
import {CODE} from './prose';
import type {Page, Things} from './rule';

/** The words before a name that say its kind. */
const KINDS: Readonly<Record<string, NameKind>> = {
  setting: 'setting',
  'server setting': 'server-setting',
  'MergeTree setting': 'merge-tree-setting',
  function: 'function',
  'aggregate function': 'aggregate-function',
  'table function': 'table-function',
  'table engine': 'table-engine',
  'data type': 'data-type',
  format: 'format',
};
const SAID = new RegExp(`\\bnew (${Object.keys(KINDS).join('|')}) ${CODE}`, 'g');

/** The new names of an entry that no list has and no server could be asked about, in the kind that its sentence says. */
export function saidKinds(
  {text, spans, release}: Pick<Things['entry'], 'text' | 'spans' | 'release'>,
  {names, catalogue, exceptions}: Page,
): {kind: NameKind; span: InlineCode}[] {
  if (!catalogue || !isUnasked(release.version, catalogue)) return [];
  return [...text.matchAll(SAID)].flatMap(({0: found, 1: said, index}) => {
    const span = spans[text.slice(0, index + found.length).split(CODE).length - 2];
    const name = bareName(span?.value ?? '');
    const isListed = names.some((each) => each.name === name) || exceptions?.has(name);
    return span && IDENTIFIER.test(name) && !isListed ? [{kind: KINDS[said!]!, span}] : [];
  });
}
