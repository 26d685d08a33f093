import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headerRules, headersFile} from './headers';
import {pageScripts, withPolicy} from './page';
import {contentPolicy, scriptHash} from './policy';

/**
 * Puts the Content-Security-Policy into every page of a built site, and writes its host's headers into `_headers`.
 * @param baseUrl `/` or `/base/`
 */
export async function securePages(folder: string, baseUrl: string): Promise<void> {
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
  const policy = contentPolicy(hashes);
  await Promise.all(pages.map(({file, html, place}) => writeFile(file, withPolicy(html, place, policy))));
  const top = entries.filter(({parentPath}) => parentPath === folder);
  const names = top.map((entry) => entry.name + (entry.isDirectory() ? '/' : '')).toSorted();
  await writeFile(path.join(folder, '_headers'), headersFile(headerRules(policy, baseUrl, names)));
}
