import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {type ChunkNames, type Manifest, pageScripts} from './page-scripts';
import {inlineScript, withPageScripts} from './template';

/** The built file of the page at this path. */
function fileOf(outDir: string, baseUrl: string, page: string): string {
  const below = page.slice(baseUrl.length);
  return path.join(outDir, below.endsWith('.html') ? below : path.join(below, 'index.html'));
}

function inline(file: string, attributes?: HtmlTagObject['attributes']): HtmlTagObject {
  return {tagName: 'script', attributes, innerHTML: inlineScript(file)};
}

/** The theme's client module that loads languages into its highlighter. If it moves, tests/docusaurus-internals.test.ts fails. */
export const HIGHLIGHTER = /theme-classic[\\/]lib[\\/]prism-include-languages/;

/** What every page has in its head. */
const INLINE = ['scroll-restoration', 'reading', 'navigator', 'own-version', 'menu', 'shortcut', 'copy'];

interface ShellOptions {
  /** Pages that are served at another address too, where a redirect would lose the hash: the page by that address. */
  readonly copies: Readonly<Record<string, string>>;
}

/** Docusaurus plugin: keeps readers at their place, and out of the main script what no page uses in the browser. */
export default function shellPlugin({siteStorage}: LoadContext, {copies}: ShellOptions): Plugin {
  return {
    name: 'shell',
    // Not in the template as start.ts, since the live-editing server has no template of ours.
    injectHtmlTags: () => ({
      headTags: [
        ...INLINE.map((name) => inline(`${name}.ts`)),
        inline('theme.ts', {'data-key': `theme${siteStorage.namespace}`}),
      ],
    }),
    getClientModules: () => ['client.ts', 'chips.ts'].map((file) => path.join(__dirname, file)),
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [new NormalModuleReplacementPlugin(HIGHLIGHTER, path.join(__dirname, 'no-highlighter.ts'))],
      };
    },
    // Which scripts a page needs is known only now: the template names those of every page.
    async postBuild({outDir, generatedFilesDir, baseUrl, routes, routesPaths}) {
      const readGenerated = (name: string) => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
      const names: ChunkNames = readGenerated('routesChunkNames.json');
      const manifest: Manifest = readGenerated('client-manifest.json');
      for (const page of routesPaths) {
        const file = fileOf(outDir, baseUrl, page);
        const scripts = pageScripts(page, routes, names, manifest).map((script) => baseUrl + script);
        writeFileSync(file, withPageScripts(readFileSync(file, 'utf8'), scripts));
      }
      for (const [address, page] of Object.entries(copies)) {
        const file = path.join(outDir, address, 'index.html');
        if (address !== page) cpSync(path.join(outDir, page, 'index.html'), file);
      }
    },
  };
}
