import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headerRules, headersFile} from './headers';
import {pageScripts, withPolicy} from './page';
import {contentPolicy, scriptHash} from './policy';

/** Files and folders directly below `folder`, in a fixed order, the folders with a slash at the end. */
async function topNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  return entries.map((entry) => entry.name + (entry.isDirectory() ? '/' : '')).toSorted();
}

/**
 * Puts the Content-Security-Policy into every page of a built site, and writes its host's headers into `_headers`.
 * @param baseUrl `/` or `/base/`
 */
export async function securePages(folder: string, baseUrl: string): Promise<void> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (name) => {
      const html = await readFile(path.join(folder, name), 'utf8');
      return {name, html, ...pageScripts(html)};
    }),
  );
  const hashes = new Set(pages.flatMap(({inline}) => inline.map(scriptHash)).toSorted());
  const policy = contentPolicy(hashes);
  await Promise.all(
    pages.map(({name, html, place}) => writeFile(path.join(folder, name), withPolicy(html, place, policy))),
  );
  await writeFile(path.join(folder, '_headers'), headersFile(headerRules(policy, baseUrl, await topNames(folder))));
}
