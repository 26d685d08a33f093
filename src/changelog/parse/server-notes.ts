// The server's own file of a patch release, `v24.8.14.39-lts.md`: its heading names the version, its bullets the pull
// requests, the original one last: "Backported in #75642: … #71734 (author)".
import type {List, ListItem, Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {PatchRelease} from '../model/patch-release';
import {type Problem, ruleCollector} from './problems';
import {processor} from './syntax';

const HEADING = /^ClickHouse release v(\d+\.\d+\.\d+\.\d+)-(?:stable|lts)\b/;
const PULL_REQUEST = /\/ClickHouse\/ClickHouse\/pull\/(\d+)$/;
const REVERT = /Revert "/;
/** What such a line says that it takes back. */
const REVERTED = /Revert "(?:Backport )?#(\d+)/;
/** Sections whose pull requests change nothing that a user sees. */
const UNSEEN = /^(?:NOT FOR CHANGELOG|NO CL |CI Fix)/i;

/** The numbers of an item's links to pull requests, in the order of reading. */
function pullRequestsOf(item: Nodes): number[] {
  const numbers: number[] = [];
  visit(item, 'link', ({url}) => {
    const number = PULL_REQUEST.exec(url)?.[1];
    if (number !== undefined) numbers.push(Number(number));
  });
  return numbers;
}

/**
 * Reads the server's file of a patch release; `release` is undefined if no heading names the version. A revert that does
 * not name a pull request is a problem, unless `reverted` says what was taken back. The file has no day.
 */
export function readServerNotes(
  text: string,
  reverted: readonly number[] = [],
): {release: PatchRelease | undefined; problems: Problem[]} {
  const {problems, report} = ruleCollector('patches');
  const brought = new Set<number>();
  const taken = new Set<number>(reverted);
  let version: string | undefined;
  let unseen = false;

  const readItem = (item: ListItem): void => {
    const words = textOf(item);
    if (REVERT.test(words) && unseen) {
      const number = REVERTED.exec(words)?.[1];
      if (number !== undefined) taken.add(Number(number));
      else if (reverted.length === 0)
        report(
          'revert without the number of a pull request, expected Revert "#NUMBER …"',
          item,
          'name what it takes back with --reverted NUMBER',
        );
    } else if (!unseen) {
      const number = pullRequestsOf(item).at(-1);
      if (number === undefined) report('item without a pull request, expected a link to it', item);
      else brought.add(number);
    }
  };

  for (const node of processor.parse(text).children) {
    if (node.type === 'heading' && node.depth === 3) {
      const found = HEADING.exec(textOf(node))?.[1];
      if (found === undefined || version !== undefined)
        report(`heading "${textOf(node)}", expected one "ClickHouse release v24.8.14.39-lts …"`, node);
      version ??= found;
    } else if (node.type === 'heading' && node.depth === 4) unseen = UNSEEN.test(textOf(node));
    else if (node.type === 'list') for (const item of (node as List).children) readItem(item);
  }
  if (version === undefined && problems.length === 0)
    report('file without a version, expected a heading "### ClickHouse release v24.8.14.39-lts …"', 1);
  for (const number of reverted)
    if (!brought.has(number)) report(`reverted pull request ${number}, expected one of this file`, 1);
  for (const number of taken) brought.delete(number);
  const pullRequests = [...brought].sort((a, b) => a - b);
  return {release: version === undefined ? undefined : {version, pullRequests}, problems};
}
