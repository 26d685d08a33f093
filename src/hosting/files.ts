import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type HeaderRule, headerRules, headersFile} from './headers';
import {pageScripts} from './page';
import {contentPolicy, scriptHash} from './policy';

/** The files that a host does not serve by their names: its own list of headers, and compressed copies. */
const NOT_SERVED = /^_headers$|\.(?:br|gz)$/;

/** Reads a built site: its pages, the policy that all of them have, and what stands at its top. */
async function readSite(folder: string) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const pages = await Promise.all(
    entries
      .filter(({name}) => name.endsWith('.html'))
      .map(async ({parentPath, name}) => {
        const file = path.join(parentPath, name);
        const html = await readFile(file, 'utf8');
        return {file, html, ...pageScripts(html)};
      }),
  );
  const hashes = new Set(pages.flatMap(({inline}) => inline.map(scriptHash)).toSorted());
  const names = entries
    .filter(({parentPath, name}) => parentPath === folder && !NOT_SERVED.test(name))
    .map((entry) => entry.name + (entry.isDirectory() ? '/' : ''));
  return {pages, policy: contentPolicy(hashes), names: names.toSorted()};
}

/** The response headers of a built site. `baseUrl` is `/` or `/base/`. */
export async function siteHeaders(folder: string, baseUrl: string): Promise<HeaderRule[]> {
  const {policy, names} = await readSite(folder);
  return headerRules(policy, baseUrl, names);
}

/** Puts the policy into every page of a built site, and writes its host's headers into `_headers`. */
export async function securePages(folder: string, baseUrl: string): Promise<void> {
  const {pages, policy, names} = await readSite(folder);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await Promise.all(
    pages.map(({file, html, place}) => writeFile(file, html.slice(0, place) + meta + html.slice(place))),
  );
  await writeFile(path.join(folder, '_headers'), headersFile(headerRules(policy, baseUrl, names)));
}
