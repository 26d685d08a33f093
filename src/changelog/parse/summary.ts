import type {Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type BulletPlace, bulletLine, bulletsOf} from './bullets';
import type {Report} from './problems';

const SUMMARY: BulletPlace = {name: 'the summary of a release', ruleId: 'release-content'};

/** Only an entry ends with its references. */
const ENTRY = /\((?:#\d+|no pull request)\b[^()]*\)$/;

/** The bullets of the list between a release's heading and its first section. They are no entries. */
export function summaryBullets(lists: readonly RootContent[], report: Report): Paragraph[] {
  const items = lists.flatMap((node, index) => bulletsOf(node, index, SUMMARY, report));
  const lines = items.flatMap((item) => bulletLine(item, report) ?? []);
  for (const line of lines)
    if (ENTRY.test(toString(line)))
      report('bullet outside a section, expected it under a section heading like "### Bug Fix"', line, 'entry-place');
  return lines;
}
