import type {Root, RootContent} from 'mdast';
import {cut, isHeading} from './blocks';
import {checkIds, checkOrder} from './checks';
import {isOverview} from './headings';
import {entryIds} from './ids';
import {fillPositions} from './positions';
import {collector} from './problems';
import {readRelease} from './read-release';
import {type Parse, parseLenient} from './syntax';
import type {Changelog, Entry, Known, Problem, Release, Report} from './types';

export interface Parsed {
  readonly changelog: Changelog;
  /** Empty where the source is good. */
  readonly problems: readonly Problem[];
}

/**
 * Parses a year's page. Never throws for bad input: everything that is wrong is in `problems`,
 * with its position, and the model holds what could be read.
 * @param parse the MDX parser, or one that gives the same
 */
export function parseChangelog(text: string, known: Known, parse?: Parse): Parsed {
  const syntax = parseLenient(text, parse);
  const {changelog, problems} = readChangelog(syntax.tree, known);
  return {changelog, problems: [...syntax.problems, ...problems]};
}

/** The same for a tree that is parsed already, such as the one that a remark plugin is given. */
export function readChangelog(tree: Root, known: Known): Parsed {
  fillPositions(tree);
  const {problems, report} = collector();
  const {preamble, releases: groups, closing} = splitPage(tree.children);
  for (const node of preamble) checkPreamble(node, report);
  const drafts = groups.map((nodes) => readRelease(nodes, known, report));
  const ids = entryIds(
    drafts.flatMap(({sections}) => sections.flatMap(({entries}) => entries.map(({references}) => references))),
  );
  let next = 0;
  const releases: Release[] = drafts
    .map(({sections, ...release}) => ({
      ...release,
      sections: sections.map((section) => ({
        ...section,
        entries: section.entries.map((entry): Entry => ({...entry, id: ids[next++]!})),
      })),
    }))
    .filter(({version}) => version !== '');
  checkOrder(releases, report);
  checkIds(releases, report);
  return {changelog: {releases, preamble, closing}, problems};
}

function splitPage(nodes: readonly RootContent[]): {
  preamble: RootContent[];
  releases: RootContent[][];
  closing: RootContent[];
} {
  const end = nodes.findIndex(({type}) => type === 'thematicBreak');
  const body = end === -1 ? nodes : nodes.slice(0, end);
  const {head, parts} = cut(body, (node) => isHeading(2)(node) && !isOverview(node));
  return {preamble: head, releases: parts, closing: end === -1 ? [] : nodes.slice(end)};
}

function checkPreamble(node: RootContent, report: Report): void {
  if (node.type === 'list')
    report(
      'Unexpected bullet outside a section, expected it under a section heading like "### Bug Fix"',
      node.position,
      'entry-place',
    );
  if (isHeading(3)(node))
    report(
      'Unexpected section outside a release, expected it under a heading like "## ClickHouse release 24.8"',
      node.position,
      'section-place',
    );
}
