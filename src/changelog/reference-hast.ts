import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {authorUrl, issueUrl, pullRequestUrl} from './links';
import type {Entry, Undo, UndoScope} from './types';

const SCOPE_NAMES: Readonly<Record<UndoScope, string>> = {
  query: '',
  'merge-tree': ' (MergeTree setting)',
  server: ' (server setting)',
};

/** Puts `, ` between the items. */
function commaList(items: readonly ElementContent[]): ElementContent[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [{type: 'text', value: ', '} as const, item]));
}

function numbers(list: readonly number[], url: (number: number) => string): ElementContent[] {
  return commaList(list.map((number) => h('a', {href: url(number)}, `#${number}`)));
}

function undoClause(undo: readonly Undo[]): ElementContent[][] {
  return Object.entries(SCOPE_NAMES).flatMap(([scope, name]) => {
    const settings = undo.filter((item) => item.scope === scope);
    if (settings.length === 0) return [];
    const codes = commaList(settings.map(({setting, value}) => h('code', `${setting} = ${value}`)));
    return [[h('span', {className: ['undo']}, ['Old behavior: ', ...codes, name])]];
  });
}

/**
 * The references of an entry as the page shows them: links to pull requests, issues and authors
 * (`authors` gives display names by handle), what brings the old behavior back, and a link to the entry itself.
 */
export function referenceHast(
  {id, references}: Pick<Entry, 'id' | 'references'>,
  authors: Readonly<Record<string, string>>,
): ElementContent[] {
  const {pullRequests, closes, see, undo, upgrade} = references;
  const by = commaList(
    references.authors.map((handle) => h('a', {href: authorUrl(handle)}, authors[handle] ?? handle)),
  );
  const origin = [
    ...numbers(pullRequests, pullRequestUrl),
    ...(by.length ? [{type: 'text', value: pullRequests.length ? ' by ' : 'By '} as const, ...by] : []),
  ];
  const clauses: ElementContent[][] = [
    ...(origin.length ? [origin] : []),
    ...(closes.length ? [[{type: 'text', value: 'closes '} as const, ...numbers(closes, issueUrl)]] : []),
    ...(see.length ? [[{type: 'text', value: 'see '} as const, ...numbers(see, issueUrl)]] : []),
    ...(upgrade ? [[h('b', 'Check before upgrading')]] : []),
    ...undoClause(undo),
  ];
  const parts = clauses.flatMap((clause, index): ElementContent[] =>
    index === 0 ? clause : [{type: 'text', value: ' · '}, ...clause],
  );
  return [...parts, h('a', {href: `#${id}`, ariaLabel: 'Link to this entry'})];
}
