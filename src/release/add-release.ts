import {OVERVIEW_ID, pageAnchors} from '../changelog/model/anchors';
import {isLtsVersion, releaseTitle} from '../changelog/model/lts';
import type {Release} from '../changelog/model/records';
import {nextSectionId, SECTION_NAMES} from '../changelog/model/section-names';
import {CHANGELOG_PATH} from '../changelog/model/site';
import {compareVersions, isDay, releaseId, yearOfVersion} from '../changelog/model/versions';
import {endOfReleases} from '../changelog/parse/headings';
import {parsePage} from '../changelog/parse/page';

export type NewRelease = Required<Pick<Release, 'version' | 'date'>>;

export interface PageText {
  readonly name: string;
  readonly text: string;
  /** The anchors that it has published. */
  readonly published: readonly string[];
}

export type Made = {readonly name: string; readonly text: string; readonly line: number} | {readonly refused: string};

/** The heading of a release, then every section with a free id. The editor deletes those that stay empty. */
function skeleton(release: NewRelease, taken: Iterable<string>): string {
  const sections = SECTION_NAMES.map((name) => `### ${name} {/* #${nextSectionId(name, taken)} */}`);
  return [
    `## ${releaseTitle({...release, lts: isLtsVersion(release.version)})} {/* #${releaseId(release.version)} */}`,
    ...sections,
  ].join('\n\n');
}

function newPage(year: number): string {
  const about = `Everything that changed in the ClickHouse server in ${year}`;
  const introduction =
    `What changed in the ClickHouse server in ${year}, newest release first. ` +
    'Every release and every entry has its own address: the # behind it, which a mouse shows where it points.';
  return `---
title: ${year} Changelog
description: ${about}, release by release, with links to every pull request and author.
slug: ${CHANGELOG_PATH}/${year}
sidebar_label: '${year}'
---

${introduction}

## Releases of ${year} {/* #${OVERVIEW_ID} */}

---

Earlier releases: [${year - 1} changelog](./${year - 1}.mdx)
`;
}

/** The page of the release's year, a new one for the first of the next year; otherwise the reason for the refusal. */
function pageFor(pages: readonly PageText[], {version}: NewRelease): PageText | {refused: string} {
  const year = yearOfVersion(version);
  const known = pages.find(({name}) => name === `${year}.mdx`);
  if (known) return known;
  const newest = pages.toSorted((a, b) => (a.name < b.name ? 1 : -1))[0];
  if (newest?.name === `${year - 1}.mdx` && version.endsWith('.1'))
    return {name: `${year}.mdx`, text: newPage(year), published: []};
  const years = pages.map(({name}) => `${Number.parseInt(name, 10) - 2000}.x`).toSorted();
  return {refused: `Unexpected version ${version}, expected one of ${years.join(', ')}, or the first of the next year`};
}

/**
 * Adds the skeleton of a release to its year's page, new or not: above the heading of the next older one, or at the end of
 * the releases. One that has no place there, or stands there already, is refused with the reason; lint checks the rest.
 */
export function addRelease(pages: readonly PageText[], release: NewRelease): Made {
  const {version, date} = release;
  if (!/^\d\d\.\d{1,2}$/.test(version)) return {refused: `Unexpected version "${version}", expected one like 25.1`};
  if (!isDay(date)) return {refused: `Unexpected date "${date}", expected one like 2025-01-28`};
  const found = pageFor(pages, release);
  if ('refused' in found) return found;
  const {name, text, published} = found;
  const {year, sources, blocks} = parsePage(name, text);
  const lineAt = (record: Release): number => sources.get(record)!.node.position!.start.line;
  const same = year.releases.find((each) => each.version === version);
  if (same)
    return {
      refused: `Unexpected release ${version}, expected one that is not there yet: it stands in ${name}:${lineAt(same)}`,
    };
  const older = year.releases.find((each) => compareVersions(each.version, version) < 0);
  const end = blocks[endOfReleases(blocks)]?.position?.start.line;
  const lines = text.split('\n');
  const line = older ? lineAt(older) : (end ?? lines.length);
  const taken = [...published, ...pageAnchors(year.releases)];
  return {name, text: lines.toSpliced(line - 1, 0, skeleton(release, taken), '').join('\n'), line};
}
