import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Changelog, Entry, Release, Section} from './types';

/** An entry's text without any markup. */
export function plainText({text}: Pick<Entry, 'text'>): string {
  return toString(text as unknown as Nodes[]);
}

/** A release as its heading names it, `24.8 LTS`. */
export function releaseName({version, lts}: Pick<Release, 'version' | 'lts'>): string {
  return lts ? `${version} LTS` : version;
}

/** An entry with the release and section that it stands in. */
export interface PlacedEntry {
  readonly release: Release;
  readonly section: Section;
  readonly entry: Entry;
}

/** The releases that are written: those with sections. */
export function writtenReleases({releases}: Pick<Changelog, 'releases'>): Release[] {
  return releases.filter(({sections}) => sections.length > 0);
}

/** All entries in page order. */
export function placedEntries({releases}: Pick<Changelog, 'releases'>): PlacedEntry[] {
  return releases.flatMap((release) =>
    release.sections.flatMap((section) => section.entries.map((entry) => ({release, section, entry}))),
  );
}
