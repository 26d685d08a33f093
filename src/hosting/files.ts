import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headerRules, headersFile} from './headers';
import {pageScripts, withPolicy} from './page';
import {contentPolicy, scriptHash} from './policy';

async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, {recursive: true});
  return names.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name));
}

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
  const files = await htmlFiles(folder);
  const pages = await Promise.all(files.map(async (file) => ({file, html: await readFile(file, 'utf8')})));
  const found = pages.map((page) => ({...page, ...pageScripts(page.html)}));
  const hashes = new Set(found.flatMap(({inline}) => inline.map(scriptHash)).toSorted());
  const policy = contentPolicy(hashes);
  await Promise.all(found.map(({file, html, place}) => writeFile(file, withPolicy(html, place, policy))));
  await writeFile(path.join(folder, '_headers'), headersFile(headerRules(policy, baseUrl, await topNames(folder))));
}
