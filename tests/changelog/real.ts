import path from 'node:path';
import {readNames, readYearPages} from '../../src/plugins/changelog/read';
import {releasesOf} from '../../src/plugins/changelog/years';

/** The site's own content, as the planner and the index are made from it. */
const SITE = path.join(__dirname, '..', '..');
export const releases = releasesOf(await readYearPages(SITE));
export const names = readNames(SITE);
