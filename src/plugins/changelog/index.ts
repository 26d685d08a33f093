import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHANGELOG_DIR, readYearPages, type YearPage} from './read';

/** Docusaurus plugin: reads the years' pages before anything is bundled, and stops where one has problems. */
export default function changelogPlugin({siteDir}: LoadContext): Plugin<YearPage[]> {
  return {
    name: 'changelog',
    getPathsToWatch: () => [path.join(siteDir, CHANGELOG_DIR, '*.{mdx,yml}')],
    loadContent: () => readYearPages(siteDir),
  };
}
