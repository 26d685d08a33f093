import type {ElementContent, Nodes} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {PhrasingContent, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import type {Release} from '../types';
import {withWholeLinks} from './markdown';
import {wholeReferences} from './references';
import type {Resolve} from './resolve';

function blocks(nodes: readonly RootContent[], resolve: Resolve): ElementContent[] {
  const tree: Nodes = toHast({type: 'root', children: withWholeLinks(nodes, resolve)});
  return tree.type === 'root' ? (tree.children as ElementContent[]) : [];
}

function phrasing(text: readonly PhrasingContent[], resolve: Resolve): ElementContent[] {
  const [paragraph] = blocks([{type: 'paragraph', children: [...text]}], resolve);
  return paragraph?.type === 'element' ? paragraph.children : [];
}

/** The full notes of a release as HTML that stands by itself: no ids, no styles, whole addresses. */
export function releaseNotes(release: Release, authors: Readonly<Record<string, string>>, resolve: Resolve): string {
  const sections = release.sections.flatMap(({name, entries}) => [
    h('h3', name),
    h(
      'ul',
      entries.map((entry) =>
        h('li', [...phrasing(entry.text, resolve), ' ', h('small', wholeReferences(entry, authors, resolve))]),
      ),
    ),
  ]);
  return toHtml({type: 'root', children: [...blocks(release.introduction, resolve), ...sections]});
}
