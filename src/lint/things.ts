import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {placedEntries} from '../changelog/model/records';
import {proseOf} from './prose';
import type {AllThings, Page, Prose} from './rule';

export function thingsOf(page: Page): AllThings {
  const {lines, tree, sources} = page;
  const {releases} = page.year;
  const link: Link[] = [];
  visit(tree, 'link', (node) => void link.push(node));
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const entry = placedEntries(releases).map((placed) => ({
    ...placed,
    ...proseOf(sources.get(placed.entry)!.text, lines),
  }));
  return {
    page: [page],
    line: lines.map((text, index): Prose => ({text, at: (column) => ({line: index + 1, column: column + 1})})),
    release: releases,
    link,
    entry,
    prose: [...paragraphs.map(({children}) => proseOf(children, lines)), ...entry],
  };
}
