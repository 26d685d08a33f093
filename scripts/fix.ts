// Repairs what has one right answer in the years' pages and their lists, and says what it did.
import {readFileSync, writeFileSync} from 'node:fs';
import {placedEntries} from '../src/changelog/model/records';
import {parsePage} from '../src/changelog/parse/page';
import {AUTHORS, NAMES} from '../src/files/changelog-folder';
import {fixPage} from '../src/lint/fix/fix';
import {addAuthors, authorLine, sortList} from '../src/lint/fix/list-edits';
import {readContent} from './content';

function write(file: string, before: string, after: string): void {
  if (before === after) return;
  writeFileSync(file, after);
  console.log(`${file}: repaired`);
}

const {pages} = readContent();
const handles = new Set<string>();
const names = new Map<string, string>();
for (const {file, name, text, context} of pages) {
  const fixed = fixPage(text, context.published);
  write(file, text, fixed.text);
  for (const [handle, display] of fixed.names) names.set(handle, display);
  for (const {entry} of placedEntries(parsePage(name, fixed.text, context.authors).year.releases))
    for (const handle of entry.authors) handles.add(handle);
}

const authors = readFileSync(AUTHORS, 'utf8');
const {text, added, doubtful} = addAuthors(authors, Object.keys(pages[0]!.context.authors), handles, names);
write(AUTHORS, authors, sortList(text));
for (const handle of added) {
  const name = names.get(handle);
  const rest = name ?? `put the display name of https://github.com/${handle} between the quotes`;
  console.log(`${AUTHORS}: added ${handle}${name === undefined ? '; ' : ', '}${rest}`);
}
for (const {handle, near} of doubtful)
  console.log(
    `@${handle} is not in ${AUTHORS}: did you mean @${near}? If it is someone else, add this line: ` +
      authorLine(handle, names.get(handle)),
  );
const items = readFileSync(NAMES, 'utf8');
write(NAMES, items, sortList(items));
