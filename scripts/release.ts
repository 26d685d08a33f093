// `npm run release -- 25.1 2025-01-28` adds the skeleton of a release.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR, readPageFiles} from '../src/files/changelog-folder';
import {publishedAnchors} from '../src/files/git';
import {addRelease} from '../src/release/add-release';

const [version = '', date = ''] = process.argv.slice(2);

const published = publishedAnchors('.');
const pages = readPageFiles('.').map(({name, text}) => ({name, text, published: published(name)}));
const made = addRelease(pages, {version, date});
if ('refused' in made) {
  console.error(date ? made.refused : `${made.refused}\nUsage: npm run release -- 25.1 2025-01-28`);
  process.exitCode = 1;
} else {
  const file = path.join(CHANGELOG_DIR, made.name);
  writeFileSync(file, made.text);
  console.log(
    `${file}:${made.line}: release ${version} stands here. Write its entries, ` +
      'delete the sections that stay empty, then run: npm run fix',
  );
}
