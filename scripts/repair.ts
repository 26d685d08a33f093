import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Name} from '../src/changelog/model/named-items';
import {placedEntries} from '../src/changelog/model/records';
import {AUTHORS, anchorsFile, NAMES} from '../src/files/changelog-folder';
import {fixPage} from '../src/lint/fix/fix';
import {addAuthors, addNames} from '../src/lint/fix/list-edits';
import {pastedNames} from '../src/lint/fix/pasted-groups';
import {lintPage, namesToAdd} from '../src/lint/lint';
import type {Page} from '../src/lint/rule';
import {anchorListOf} from '../src/lint/year-files';
import type {Content} from './content';

/** Whether a person corrects it first: repairs would take lines of the front matter, or both sides of a merge, for the page's own. */
const isUnclear = (page: Page): boolean =>
  lintPage(page).some(({ruleId}) => ['conflict-marker', 'front-matter'].includes(ruleId!));

/** Changes a file, if that makes another one of it. */
function change(file: string, repair: (text: string) => string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = repair(before);
  if (before === after) return;
  writeFileSync(file, after);
  console.log(`${file}: repaired`);
}

/** Repairs what has one right answer in pages and lists, and keeps the lists of names, authors and anchors. */
export function repair({pages, lists}: Content): void {
  const handles = new Set<string>();
  const names = new Map<string, string>();
  const items = new Map<string, Name>();
  for (const {file, name, parsed} of pages) {
    const page = isUnclear(parsed()) ? parsed() : fixPage(parsed());
    for (const [handle, display] of pastedNames(parsed().text)) names.set(handle, display);
    for (const {entry} of placedEntries(page.year.releases)) for (const handle of entry.authors) handles.add(handle);
    for (const item of namesToAdd(page)) items.set(item.name, item);
    change(file, () => page.text);
    if (page.problems.length === 0) change(anchorsFile(name), () => anchorListOf(page));
  }

  change(AUTHORS, (authors) => {
    const {text, added} = addAuthors(authors, handles, names);
    for (const handle of added)
      console.log(`${AUTHORS}: added ${handle}, ${names.get(handle) ?? 'by the handle until its name is written'}`);
    return text;
  });
  change(NAMES, (listed) => addNames(listed, [...items.values()]));
  for (const {kind, name} of items.values()) console.log(`${NAMES}: added ${kind} ${name}`);
  for (const {file, sort} of lists) change(file, sort);
}
