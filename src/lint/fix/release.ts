import {compareVersions} from '../../changelog/headings';
import {OVERVIEW_ID} from '../../changelog/ids';
import {nextSectionId} from '../../changelog/section-ids';
import {SECTION_NAMES} from '../../changelog/section-names';
import type {Release} from '../../changelog/types';
import {lintPage, readPage} from '../lint';
import type {Context} from '../rule';
import {yearOf} from '../year';
import {applyEdits, type Edit} from './edits';

export interface NewRelease {
  readonly version: string;
  readonly date: string;
  readonly lts: boolean;
}

/** A page that may get the release. */
export interface PageText {
  readonly name: string;
  readonly text: string;
  readonly context: Context;
}

export type Made = {readonly name: string; readonly text: string; readonly line: number} | {readonly refused: string};

/** Rules that say what is wrong with the release itself; its sections are empty for now. */
const RULES_OF_A_RELEASE = [
  'release-heading',
  'release-order',
  'release-date',
  'release-year',
  'release-lts',
  'release-gap',
  'duplicate-id',
];

function heading({version, date, lts}: NewRelease): string {
  return `## ClickHouse release ${version}${lts ? ' LTS' : ''}, ${date} {/* #${version.replace('.', '')} */}`;
}

/** Every section in the agreed order, with the ids that are free; those without entries are to be deleted. */
function sections(taken: Iterable<string>): string {
  return SECTION_NAMES.map((name) => `### ${name} {/* #${nextSectionId(name, taken)} */}`).join('\n\n');
}

function edit(text: string, releases: readonly Release[], release: NewRelease, skeleton: string): Edit | string {
  const same = releases.find(({version}) => version === release.version);
  if (same?.sections.length)
    return (
      `Unexpected release ${release.version}, ` +
      `expected one that is not written yet: it stands on line ${same.heading.position!.start.line}`
    );
  if (same) {
    if (same.date !== release.date || same.lts !== release.lts)
      return (
        `Unexpected ${release.version}${release.lts ? ' LTS' : ''}, ${release.date}, ` +
        `expected ${same.version}${same.lts ? ' LTS' : ''}, ${same.date ?? 'no date'} ` +
        `as on line ${same.heading.position!.start.line}`
      );
    const from = same.heading.position!.start.offset!;
    return {from, to: (same.introduction.at(-1) ?? same.heading).position!.end.offset!, text: skeleton};
  }
  const older = releases.find(({version}) => compareVersions(version, release.version) < 0);
  const offset = older?.heading.position?.start.offset ?? text.search(/^---$(?![\s\S]*^---$)/m);
  return {from: offset, to: offset, text: `${skeleton}\n\n`};
}

/** Puts a release's skeleton at its place in its year's page; refuses what would not fit, and says why. */
export function addRelease(pages: readonly PageText[], release: NewRelease): Made {
  if (!/^\d\d\.\d{1,2}$/.test(release.version))
    return {refused: `Unexpected version "${release.version}", expected one like 25.1`};
  if (!/^\d{4}-\d\d-\d\d$/.test(release.date))
    return {refused: `Unexpected date "${release.date}", expected one like 2025-01-28`};
  const year = 2000 + Number(release.version.split('.')[0]);
  const read = pages.map((each) => ({...each, page: readPage(each.name, each.text, each.context).page}));
  const found = read.find(({page}) => yearOf(page) === year);
  if (!found) {
    const known = read.map(({page}) => `${yearOf(page)! - 2000}.x`).join(', ');
    return {
      refused:
        `Unexpected version ${release.version}, expected one of ${known}: ` +
        `there is no page of ${year}; CONTRIBUTING.md tells how to start a year`,
    };
  }
  const {name, text, context, page} = found;
  const {releases} = page.changelog;
  const taken = [
    OVERVIEW_ID,
    ...context.published,
    ...releases.flatMap(({id, sections: own}) => [id, ...own.map((section) => section.id)]),
  ];
  const made = edit(text, releases, release, `${heading(release)}\n\n${sections(taken)}`);
  if (typeof made === 'string') return {refused: made};
  const after = applyEdits(text, [made]);
  const before = new Set(lintPage(name, text, context).map(({reason}) => reason));
  const wrong = lintPage(name, after, context).find(
    ({ruleId, reason}) => RULES_OF_A_RELEASE.includes(ruleId ?? '') && !before.has(reason),
  );
  return wrong ? {refused: wrong.reason} : {name, text: after, line: after.slice(0, made.from).split('\n').length};
}
