import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pasteData} from '../../changelog/paste-data';
import {CHANGELOG_DIR, readNames, readYearPages, type YearPage} from './read';
import {dependencyRules} from './dependencies';
import {releasesOf} from './years';

/**
 * Docusaurus plugin: reads the years' pages before anything is bundled, and stops where one has problems;
 * hands out the data that the upgrade planner loads.
 */
export default function changelogPlugin({siteDir}: LoadContext): Plugin<YearPage[]> {
  return {
    name: 'changelog',
    getPathsToWatch: () => [path.join(siteDir, CHANGELOG_DIR, '*.{mdx,yml}')],
    loadContent: () => readYearPages(siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('paste.json', JSON.stringify(pasteData(releasesOf(content), readNames(siteDir))));
    },
    configureWebpack: () => ({module: {rules: dependencyRules(siteDir)}}),
  };
}
