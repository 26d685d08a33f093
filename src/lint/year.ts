import type {Page} from './rule';

/** The year that a page is about: its file's name says it, or for the newest page its title. */
export function yearOf({name, tree}: Pick<Page, 'name' | 'tree'>): number | undefined {
  const named = /^(20\d\d)\.mdx$/.exec(name);
  if (named) return Number(named[1]);
  const [node] = tree.children;
  if (node?.type !== 'yaml') return undefined;
  const title = /^title:\s*(.*)$/m.exec(node.value)?.[1] ?? '';
  const match = /20\d\d/.exec(title);
  return match ? Number(match[0]) : undefined;
}
