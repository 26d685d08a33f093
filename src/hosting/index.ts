import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageScripts} from './inline-scripts';
import {contentPolicy} from './policy';

/** A page with the policy that lets its own scripts run. */
function withPolicy(html: string): string {
  const {inline, place} = pageScripts(html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(inline)}">`;
  return html.slice(0, place) + meta + html.slice(place);
}

/**
 * Docusaurus plugin: puts its Content-Security-Policy into every built page. It stands last in the configuration, since
 * Docusaurus calls the plugins' `postBuild` in their order: what another one writes before its first `await` is there.
 */
export default function hostingPlugin(): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir}) {
      const names = await readdir(outDir, {recursive: true});
      const pages = names.filter((name) => name.endsWith('.html')).map((name) => path.join(outDir, name));
      await Promise.all(pages.map(async (page) => writeFile(page, withPolicy(await readFile(page, 'utf8')))));
    },
  };
}
