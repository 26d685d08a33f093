import type {Root} from 'mdast';
import {EFFECT_NAMES} from '../../changelog/model/effects';
import {rankOf, splitGroup} from '../../changelog/parse/reference-clauses';
import {cutGroup, groupText} from '../../changelog/parse/reference-group';
import type {Edit} from './edits';

/** `upgrade: fails, cost` for `upgrade: cost, fails`. */
function sortKinds(clause: string): string {
  const [, kinds] = /^upgrade: (.*)$/.exec(clause) ?? [];
  const names: readonly string[] = EFFECT_NAMES;
  const sorted = kinds?.split(', ').toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
  return sorted ? `upgrade: ${sorted.join(', ')}` : clause;
}

/** Gives the clauses of each reference group, and the kinds of consequence, their order. */
export function clauseEdits(tree: Root): Edit[] {
  const bullets = tree.children.flatMap((node) => (node.type === 'list' ? node.children : []));
  return bullets.flatMap(({children: [first]}): Edit[] => {
    const parts = first?.type === 'paragraph' ? cutGroup(first.children) : undefined;
    if (!parts) return [];
    const group = groupText(parts.group).slice(1, -1);
    const to = first!.position!.end.offset! - 1;
    const [head, ...clauses] = splitGroup(group);
    const sorted = clauses.map(({text}) => sortKinds(text)).toSorted((a, b) => rankOf(a) - rankOf(b));
    const text = [head, ...sorted].join('; ');
    return text === group ? [] : [{from: to - group.length, to, text}];
  });
}
