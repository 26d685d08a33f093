import path from 'node:path';
import type {Name} from '../../src/changelog/names';
import type {CompleteRelease} from '../../src/changelog/upgrade';
import {readNames, readYearPages} from '../../src/plugins/changelog/read';
import {releasesOf} from '../../src/plugins/changelog/years';

const SITE = path.join(__dirname, '..', '..');

/** The site's own content, as the planner and the index are made from it. */
export async function readReal(): Promise<{releases: CompleteRelease[]; names: Name[]}> {
  return {releases: releasesOf(await readYearPages(SITE)), names: readNames(SITE)};
}
