import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import config from '../../docusaurus.config';
import {SITE} from '../changelog/real';
import {expect, served, test} from './site';

const OUT = path.join(SITE, process.env.OUT_DIR || 'build');
/** What stands in pages, feeds, lists and texts; the data that scripts fetch has paths without the site's own. */
const READ = /^(?!assets\/).*\.(?:html|xml|json|jsonl|md|txt)$/;

const leads = (file: string): boolean =>
  ['', '.html', '/index.html'].some((ending) => existsSync(path.join(OUT, file + ending)));

test('every address begins with the path of the site and leads to something', {tag: '@address'}, () => {
  const wrong = new Set<string>();
  let count = 0;
  for (const file of readdirSync(OUT, {recursive: true, encoding: 'utf8'}).filter((name) => READ.test(name))) {
    const text = readFileSync(path.join(OUT, file), 'utf8');
    const whole = text.split(config.url).slice(1);
    const paths = file.endsWith('.html') ? text.split(/ (?:href|src|action)="(?=\/)/).slice(1) : [];
    for (const each of [...whole, ...paths]) {
      const [address] = /^[^\s"'<>()[\]#?`\\]*/.exec(each)!;
      const below = address.startsWith(served('/')) ? address.slice(served('/').length) : undefined;
      if (below === undefined || !leads(decodeURI(below))) wrong.add(`${file}: ${address}`);
      count++;
    }
  }
  expect([...wrong]).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});
