import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../page/template';

/** The theme's client module that loads languages into its highlighter. */
const LANGUAGES = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');

/** What every page of the docs plugin asks for beside its content. */
const THEME = /theme-(?:classic|common)|plugin-content-docs|[\\/]src[\\/](?:theme|static-html)[\\/]/;

/** Browsers that know this mark compile all of React's functions beside the page's own task: half the blocking. */
const EAGER = {banner: '//# allFunctionsCalledOnLoad', raw: true, include: /\/react\./};

/**
 * Docusaurus plugin: adds the scripts of src/page/ to every page, and keeps out of the main script what no page uses in
 * the browser.
 */
export default function pagePlugin(): Plugin {
  return {
    name: 'page',
    // Not in the template, which the live-editing server does not use.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: inlineScript('place.ts')}]}),
    getClientModules: () => [path.join(__dirname, '../../page/client')],
    configureWebpack: ({entry, mode}, isServer, {currentBundler: {instance}}) => ({
      // No code is highlighted in the browser. If the module moves, tests/site/scripts.test.ts fails.
      resolve: {alias: {[LANGUAGES]: false}},
      // React, and what Docusaurus starts with, are evaluated as scripts of their own: one task of all would block a phone
      // for three times as long.
      ...(!isServer &&
        mode === 'production' && {
          entry: {
            react: ['react', 'react-dom/client', 'react/jsx-runtime'],
            shell: {import: ['react-helmet-async', 'react-router-dom', '@theme/Layout'], dependOn: 'react'},
            main: {import: entry as string, dependOn: ['react', 'shell']},
          },
          // Added once the script is minified.
          plugins: [new instance.BannerPlugin({...EAGER, stage: instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE})],
          // The theme's parts of a page are one script, too: main asks for each within the same task, 2 ms a script.
          optimization: {
            splitChunks: {cacheGroups: {theme: {test: THEME, name: 'theme', chunks: 'async', enforce: true}}},
          },
        }),
    }),
  };
}
