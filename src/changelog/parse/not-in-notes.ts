import {type NotInNotes, placedEntries} from '../model/records';
import {type Parsed, parsePage} from './page';
import {type Problem, ruleCollector} from './problems';

/** The rules of a year's page as a whole, which this file is not. */
const OF_PAGES: readonly unknown[] = ['page-name', 'front-matter'];

/**
 * Reads `_not-in-notes.md`: releases with upgrade notes as on a year's page, each with the clause `source`. What is wrong
 * with it is in `problems`, with its place.
 */
export function readNotInNotes(text: string): {entries: NotInNotes[]; page: Parsed; problems: Problem[]} {
  const page = parsePage('', text);
  const {problems, report} = ruleCollector('lists');
  const entries = placedEntries(page.year.releases).flatMap(({release: {version}, entry}): NotInNotes[] => {
    const {source} = entry;
    if (source?.startsWith('https://')) return [{version, entry}];
    report('fact without a source, expected "; source `https://…`" as its last clause', page.sources.get(entry)!.node);
    return [];
  });
  return {entries, page, problems: [...page.problems.filter(({ruleId}) => !OF_PAGES.includes(ruleId)), ...problems]};
}
