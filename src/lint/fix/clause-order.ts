import type {Root, Text} from 'mdast';
import {EFFECT_NAMES} from '../../changelog/model/effects';
import {CLAUSE_NAMES} from '../../changelog/parse/reference-reader';
import {cutGroup} from '../../changelog/parse/reference-tokens';
import type {Edit} from './edits';

/** Between two clauses, outside of code spans; a comma there is a semicolon that was mistyped. */
const BETWEEN = new RegExp(`[;,] (?=(?:${CLAUSE_NAMES.join('|')})\\b)(?=(?:[^\`]*\`[^\`]*\`)*[^\`]*$)`);

const rankOf = (clause: string): number => CLAUSE_NAMES.findIndex((name) => clause.startsWith(name));

/** `upgrade: fails, cost` for `upgrade: cost, fails`. */
function sortKinds(clause: string): string {
  const [, kinds] = /^upgrade: (.*)$/.exec(clause) ?? [];
  const names: readonly string[] = EFFECT_NAMES;
  const sorted = kinds?.split(', ').toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
  return sorted ? `upgrade: ${sorted.join(', ')}` : clause;
}

/** Gives the clauses of each reference group, and the kinds of consequence, their order. */
export function clauseEdits(tree: Root, text: string): Edit[] {
  const bullets = tree.children.flatMap((node) => (node.type === 'list' ? node.children : []));
  return bullets.flatMap(({children: [first]}): Edit[] => {
    const [begin] = (first?.type === 'paragraph' && cutGroup(first.children)?.group) || [];
    if (!begin) return [];
    const from = begin.position!.end.offset! - (begin as Text).value.length + 1;
    const to = first!.position!.end.offset! - 1;
    const [head, ...clauses] = text.slice(from, to).split(BETWEEN);
    const sorted = clauses.map(sortKinds).toSorted((a, b) => rankOf(a) - rankOf(b));
    const group = [head, ...sorted].join('; ');
    return group === text.slice(from, to) ? [] : [{from, to, text: group}];
  });
}
