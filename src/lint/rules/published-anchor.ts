import {groupBy} from '../../changelog/model/group';
import {anchorLines, increasing} from '../anchor-lines';
import {type Page, placeOf, type Report, type Rule} from '../rule';

function keep(id: string): string {
  return id.startsWith('pr-')
    ? `keep it with the clause "; id ${id}" in its entry`
    : 'keep it as the id of its heading';
}

/** Reports published ids that are gone, at the id that replaced them or at their old place; gives the replacements. */
function checkVanished(
  {published, lines}: Page,
  present: ReadonlyMap<string, number>,
  report: Report,
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
    let next = line + 1;
    while (next < lines.length && lines[next - 1]!.trim() === '') next++;
    const other = byLine.get(next);
    if (other !== undefined && !known.has(other) && !replaced.has(other)) {
      replaced.add(other);
      line = next;
      report(`Unexpected id #${other}, expected #${id}, which was published: ${keep(id)}`, line);
    } else if (other === undefined && /^(?:- |#)/.test(lines[next - 1] ?? '')) {
      // The line is there, but it could not be read, and this has been reported.
      line = next;
    } else {
      report(`Unexpected page without #${id}, which was published and stood here: ${keep(id)}`, line + 1);
    }
  }
  return replaced;
}

export const publishedAnchor: Rule = {
  page(page, report) {
    const {published} = page;
    const present = anchorLines(page);
    const replaced = checkVanished(page, present, report);
    const rank = new Map(published.map((id, index) => [id, index]));
    const list = `anchors/${page.name.replace('.mdx', '.txt')}`;
    const heads = page.year.releases.map((release) => ({...release, line: placeOf(page, release).start.line}));
    const known: {line: number; at: number}[] = [];
    const fresh: {id: string; line: number}[] = [];
    for (const [id, line] of present) {
      const at = rank.get(id);
      if (at !== undefined) known.push({line, at});
      else if (!replaced.has(id)) fresh.push({id, line});
    }
    for (const [release, [first, ...more]] of groupBy(fresh, ({line}) => heads.findLast((head) => head.line <= line))) {
      const what = more.length > 0 ? `${more.length + 1} ids of ${release?.version ?? 'the page'}` : `id #${first!.id}`;
      report(
        `Unexpected ${what} not published in ${list}, expected every id there: run \`npm run anchors\``,
        first!.line,
      );
    }
    const inPlace = increasing(known.map(({at}) => at));
    for (const [index, {line, at}] of known.entries()) {
      const before = known[index - 1]?.at;
      // Of ids that were moved together only the first is reported.
      const isHead = before === undefined || inPlace.has(before) || before + 1 !== at;
      if (!inPlace.has(at) && isHead)
        report(
          `Unexpected place of #${published[at]}, ` +
            `expected it ${at > 0 ? `after #${published[at - 1]}` : 'first'} as published: ` +
            'if it was moved on purpose, run `npm run anchors`',
          line,
        );
    }
  },
};
