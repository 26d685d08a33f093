// Repairs what has one right answer in the years' pages and their lists, and says what it did.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Name} from '../src/changelog/model/named-items';
import {placedEntries} from '../src/changelog/model/records';
import {AUTHORS, CODE_SPANS, NAMES} from '../src/files/changelog-folder';
import {namesToList} from '../src/lint/code-spans';
import {fixPage} from '../src/lint/fix/fix';
import {addAuthors, addNames, authorLine, sortList} from '../src/lint/fix/list-edits';
import {readPage} from '../src/lint/lint';
import {readContent} from './content';

/** Changes a file, if it is there. */
function change(file: string, repair: (text: string) => string): void {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const after = repair(before);
  if (before === after) return;
  writeFileSync(file, after);
  console.log(`${file}: repaired`);
}

const {pages} = readContent();
const handles = new Set<string>();
const names = new Map<string, string>();
const items = new Map<string, Name>();
for (const {file, name, text, context} of pages) {
  const fixed = fixPage(text, context.published);
  change(file, () => fixed.text);
  for (const [handle, display] of fixed.names) names.set(handle, display);
  const page = readPage(name, fixed.text, context);
  for (const {entry} of placedEntries(page.year.releases)) for (const handle of entry.authors) handles.add(handle);
  for (const item of namesToList(page)) items.set(item.name, item);
}

change(AUTHORS, (authors) => {
  const {text, added, doubtful} = addAuthors(authors, Object.keys(pages[0]!.context.authors), handles, names);
  for (const handle of added) {
    const rest = names.get(handle) ?? `put the display name of https://github.com/${handle} between the quotes`;
    console.log(`${AUTHORS}: added ${handle}, ${rest}`);
  }
  for (const {handle, near} of doubtful)
    console.log(
      `@${handle} is not in ${AUTHORS}: did you mean @${near}? If it is someone else, add this line: ` +
        authorLine(handle, names.get(handle)),
    );
  return sortList(text);
});
change(CODE_SPANS, sortList);
change(NAMES, (listed) => sortList(addNames(listed, [...items.values()])));
for (const {kind, name} of items.values()) console.log(`${NAMES}: added ${kind} ${name}`);
