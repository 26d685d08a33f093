import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from './template';

/** The theme's client module that loads languages into its highlighter. Where it moves, tests/grain.test.ts fails. */
export const HIGHLIGHTER = /theme-classic[\\/]lib[\\/]prism-include-languages/;

/** Docusaurus plugin: keeps readers at their place, and out of the main script what no page uses in the browser. */
export default function shellPlugin(): Plugin {
  return {
    name: 'shell',
    // Not in the template as start.js, since the live-editing server has no template of ours.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: inlineScript('place.js')}]}),
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [new NormalModuleReplacementPlugin(HIGHLIGHTER, path.join(__dirname, 'no-highlighter.ts'))],
      };
    },
  };
}
