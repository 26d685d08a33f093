// `npm run release -- 25.1 2025-01-28 [--lts]` adds the skeleton of a release.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {CHANGELOG_DIR} from '../src/files/changelog-folder';
import {addRelease} from '../src/release/add-release';
import {readContent} from './content';

const {positionals, values} = parseArgs({allowPositionals: true, options: {lts: {type: 'boolean', default: false}}});
const [version = '', date = ''] = positionals;

const made = addRelease(readContent().pages, {version, date, lts: values.lts});
if ('refused' in made) {
  console.error(`${made.refused}\nUsage: npm run release -- 25.1 2025-01-28 [--lts]`);
  process.exitCode = 1;
} else {
  const file = path.join(CHANGELOG_DIR, made.name);
  writeFileSync(file, made.text);
  console.log(
    `${file}:${made.line}: release ${version} stands here. Write its entries, ` +
      'delete the sections that stay empty, then run: npm run fix && npm run anchors && npm run lint:content',
  );
}
