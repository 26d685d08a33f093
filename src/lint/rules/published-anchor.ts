import {anchorLines, increasing} from '../anchors';
import type {Page, Rule, RuleReport} from '../rule';

function keep(id: string): string {
  return id.startsWith('pr-')
    ? `keep it with the clause "; id ${id}" in its entry`
    : 'keep it as the id of its heading';
}

/** What was published and is gone: reported where it stood, or where another id stands instead. */
function checkVanished(
  {published, lines}: Page,
  present: ReadonlyMap<string, number>,
  report: RuleReport,
): ReadonlySet<string> {
  const known = new Set(published);
  const byLine = new Map([...present].map(([id, line]) => [line, id]));
  const replaced = new Set<string>();
  let line = 1;
  for (const id of published) {
    const at = present.get(id);
    if (at !== undefined) {
      line = at;
      continue;
    }
    const next = nextContentLine(lines, line);
    const other = byLine.get(next);
    if (other !== undefined && !known.has(other) && !replaced.has(other)) {
      replaced.add(other);
      line = next;
      report(
        `Unexpected id #${other}, expected #${id}, which was published: ${keep(id)}`,
        {line, column: 1},
        {expected: [id]},
      );
    } else if (other === undefined && /^(?:- |#)/.test(lines[next - 1] ?? '')) {
      // The line is there and could not be read; what is wrong with it has been reported.
      line = next;
    } else {
      report(
        `Unexpected page without #${id}, which was published and stood here: ${keep(id)}`,
        {line: line + 1, column: 1},
        {expected: [id]},
      );
    }
  }
  return replaced;
}

function nextContentLine(lines: readonly string[], line: number): number {
  let next = line + 1;
  while (next < lines.length && lines[next - 1]!.trim() === '') next++;
  return next;
}

function check(page: Page, report: RuleReport): void {
  const present = anchorLines(page);
  const replaced = checkVanished(page, present, report);
  const rank = new Map(page.published.map((id, index) => [id, index]));
  const list = `anchors/${page.name.replace('.mdx', '.txt')}`;
  for (const [id, line] of present) {
    if (!rank.has(id) && !replaced.has(id))
      report(`Unexpected id #${id} that is not published, expected it in ${list}: run \`npm run anchors\``, {
        line,
        column: 1,
      });
  }
  const known = [...present.keys()].filter((id) => rank.has(id));
  const inPlace = increasing(known.map((id) => rank.get(id)!));
  for (const [index, id] of known.entries()) {
    const before = known[index - 1];
    const isHead = before === undefined || inPlace.has(rank.get(before)!) || rank.get(before)! + 1 !== rank.get(id)!;
    if (!inPlace.has(rank.get(id)!) && isHead) {
      const previous = page.published[rank.get(id)! - 1];
      report(
        `Unexpected place of #${id}, expected it ${previous ? `after #${previous}` : 'first'} as published: if ` +
          'it was moved on purpose, run `npm run anchors`',
        {line: present.get(id)!, column: 1},
      );
    }
  }
}

export const publishedAnchor: Rule = {id: 'published-anchor', severity: 'error', check};
