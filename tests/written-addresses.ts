import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import config from '../docusaurus.config';

/** What stands in pages, feeds, lists and texts; the data that scripts fetch has paths without the site's own. */
const READ = /^(?!assets\/).*\.(?:html|xml|json|jsonl|md|txt)$/;
/** Before a path: links, forms, and the scripts that a page loads when it is idle. */
const BEFORE_PATH = / (?:href|src|action)="?(?=\/)|\bsrc: ?["'](?=\/)/;

/** Every address on the site that a built site has written somewhere, without its origin, query and hash. */
export function writtenAddresses(out: string): {file: string; address: string}[] {
  const files = readdirSync(out, {recursive: true, encoding: 'utf8'}).filter((name) => READ.test(name));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(out, file), 'utf8');
    const paths = file.endsWith('.html') ? text.split(BEFORE_PATH).slice(1) : [];
    const all = [...text.split(config.url).slice(1), ...paths];
    return all.map((each) => ({file, address: /^[^\s"'<>()[\]#?`\\]*/.exec(each)![0]}));
  });
}
