import path from 'node:path';
import {type CompleteRelease, completeReleases} from '../../changelog/upgrade';
import type {YearPage} from './read';

/** The site's path of a year's page: its file's name, and the folder's for `index.mdx`. */
function yearPath(file: string): string {
  const name = path.basename(file, '.mdx');
  return `/whats-new/changelog/${name === 'index' ? '' : name}`;
}

/** All releases of these pages that have sections, oldest first. */
export function releasesOf(pages: readonly YearPage[]): CompleteRelease[] {
  return completeReleases(pages.map(({file, changelog}) => ({path: yearPath(file), changelog})));
}
