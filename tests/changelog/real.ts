import path from 'node:path';
import type {Name} from '../../src/changelog/names';
import {type PlacedEntry, placedEntries} from '../../src/changelog/text';
import type {Release} from '../../src/changelog/types';
import type {CompleteRelease} from '../../src/changelog/upgrade';
import {readNames, readYearPages} from '../../src/plugins/changelog/read';
import {releasesOf} from '../../src/plugins/changelog/years';

const SITE = path.join(__dirname, '..', '..');

/** The site's own content, as the planner and the index are made from it. */
export async function readReal(): Promise<{releases: CompleteRelease[]; names: Name[]}> {
  return {releases: releasesOf(await readYearPages(SITE)), names: readNames(SITE)};
}

/** A year of which entries are written, as its source has it, newest release first. */
export interface WrittenYear {
  /** `2024.mdx` */
  readonly file: string;
  /** The page's path below the site's address, `/whats-new/changelog/2024`. */
  readonly path: string;
  /** Those with entries. */
  readonly written: readonly Release[];
  /** All of them: in a year that has begun, some are only named. */
  readonly releases: readonly Release[];
  readonly entries: readonly PlacedEntry[];
}

/**
 * Those years, newest first: what the pages, rows, feeds and views of the site are held against. An editor adds to it
 * every day, so that no test knows its figures; tests/site/outline-2024.json is what it must have at least.
 */
export async function readWrittenYears(): Promise<WrittenYear[]> {
  const pages = (await readYearPages(SITE)).toSorted((a, b) => (a.facts.title < b.facts.title ? 1 : -1));
  const years = pages.map(({file, facts, changelog: {releases}}) => ({
    file: path.basename(file),
    path: facts.slug,
    written: releases.filter(({sections}) => sections.length > 0),
    releases,
    entries: placedEntries({releases}),
  }));
  return years.filter(({entries}) => entries.length > 0);
}
