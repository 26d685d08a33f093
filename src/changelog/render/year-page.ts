import {type FormerIds, OVERVIEW_ID, pageAnchors} from '../model/anchors';
import {inDigits} from '../model/count';
import {releaseTitle} from '../model/lts';
import type {Line} from '../model/patch-release';
import {
  allReleases,
  type Entry,
  type PlacedEntry,
  placedEntries,
  type Release,
  type Section,
  type Year,
} from '../model/records';
import {BETWEEN_CLAUSES, isMark} from '../model/references';
import {SECTIONS} from '../model/section-names';
import {entrySymptom, SYMPTOM_TITLES, SYMPTOMS} from '../model/symptoms';
import type {Resolve} from '../model/text';
import {firstOfLines} from '../patches/backports';
import {bugsOfFix, versionsText} from '../patches/bug-versions';
import {ALSO_IN, type EntryContext, entryClauses, patchAddress} from '../patches/clauses';
import {bugVersionsOf} from '../patches/known-bugs';
import type {ChangeWithEntry} from '../server/default-changes';
import type {Planner} from '../upgrade/compute-plan';
import {releaseDefaultsLine} from '../upgrade/defaults-part';
import {entryHtml} from './entry';
import {type Html, h, heading, htmlOf, placesOf, textHtml} from './html';
import {type Sized, sizeHint} from './list-height';
import {type Content, contentsOf, stickyLine} from './page-navigation';
import {releaseHead, titleHtml} from './release-head';

/** What a year's page is made from beside its own records. */
export interface YearContext extends EntryContext {
  /** All years, newest first. */
  readonly years: readonly Year[];
  readonly planner: Planner;
  readonly lines: readonly Line[];
  /** The changes of defaults of the year's releases. */
  readonly changes: readonly ChangeWithEntry[];
  readonly formerIds: FormerIds;
  readonly resolve: Resolve;
}

/** How many lines the example of an entry takes. */
const exampleLines = ({example}: Entry): number => (example === undefined ? 0 : example.split('\n').length + 1);

/** The patch releases that have a change, one clause more. */
function alsoIn(names: readonly string[], resolve: Resolve): Html[] {
  const [newest] = names;
  const list = names.join(', ');
  const text = `${BETWEEN_CLAUSES}${ALSO_IN}${list}`;
  return newest ? [h('a', {href: resolve(patchAddress(newest)), 'data-patches': list}, text)] : [];
}

/** An entry, with what the answer to the reader's own version is made from: src/page/own-version.ts. */
function listedEntry(placed: PlacedEntry, context: YearContext): {html: Html; size: Sized} {
  const {entry} = placed;
  const {backports, formerIds, resolve} = context;
  const clauses = entryClauses(placed, context);
  const fixedIn = firstOfLines(backports, entry.pullRequests).map(({name}) => name);
  const bugs = versionsText(bugVersionsOf(placed, backports));
  const since = bugs === '' ? undefined : entry.since;
  const follows = bugs === versionsText(bugsOfFix({since, release: placed.release.version, fixedIn}));
  const html = entryHtml(entry, {
    resolve,
    attributes: {id: entry.id, 'data-since': since, 'data-bug': follows ? undefined : bugs, 'data-until': entry.until},
    lead: placesOf(formerIds.get(entry.address)),
    clauses: clauses.filter(({kind}) => kind !== 'patches'),
    end: [...alsoIn(fixedIn, resolve), h('a', {href: `#${entry.id}`}, '#')],
    canCopy: true,
  });
  return {html, size: {text: entry.text, clauses, lines: clauses.filter(isMark).length + exampleLines(entry)}};
}

function sectionHtml(release: Release, section: Section, context: YearContext): Html {
  const {id, name, entries} = section;
  const listed = entries.map((entry) => listedEntry({release, section, entry}, context));
  const style = Object.entries(sizeHint(listed.map(({size}) => size)))
    .map((pair) => pair.join(':'))
    .join(';');
  const {buttons, symptoms} = symptomButtons(section) ?? {};
  const attributes = {style, 'data-symptoms': symptoms};
  const {kind, label} = SECTIONS[name];
  return h('section', {class: `k-${kind}`}, [
    stickyLine(label, release.version),
    heading(3, name, id),
    ...(buttons ? [buttons] : []),
    h(
      'ul',
      attributes,
      listed.map(({html}) => html),
    ),
  ]);
}

function releaseHtml(release: Release, context: YearContext): Html {
  const {years, planner, lines, changes, resolve} = context;
  const line = lines.find((each) => each.line === release.version);
  const defaults = releaseDefaultsLine(release, allReleases(years), changes);
  return h('section', {class: 'release', 'data-release': release.version}, [
    h('a', {href: `#${OVERVIEW_ID}`}, 'All releases'),
    heading(2, releaseTitle(release), release.id, titleHtml(release)),
    ...releaseHead(release, planner, line, resolve),
    ...release.sections.map((section) => sectionHtml(release, section, context)),
    ...(defaults ? [h('p', {}, textHtml(defaults, resolve))] : []),
  ]);
}

/** The releases of a year as they stand on its page. */
export function yearContent(year: Year, context: YearContext): Content {
  const {releases} = year;
  return {
    html: htmlOf(releases.map((release) => releaseHtml(release, context))),
    anchors: [
      ...pageAnchors(releases),
      ...placedEntries(releases).flatMap(({entry}) => context.formerIds.get(entry.address) ?? []),
    ],
    contents: contentsOf(year),
  };
}

/** Fewer bug fixes than this can be looked through. */
const MANY = 30;

/**
 * What a bug of each entry did, a digit an entry, and the buttons above the list that leave those of one kind:
 * src/page/list-filters.ts. Without script all are shown and the buttons are not. Nothing for a short list, or one of another
 * section.
 */
function symptomButtons(section: Section): {readonly symptoms: string; readonly buttons: Html} | undefined {
  const symptoms = section.entries.flatMap((entry) => {
    const symptom = entrySymptom({section, entry});
    return symptom ? [SYMPTOMS.indexOf(symptom)] : [];
  });
  if (symptoms.length < MANY) return undefined;
  const buttons = SYMPTOMS.flatMap((symptom, value) => {
    const count = symptoms.filter((each) => each === value).length;
    return count > 0
      ? [h('button', {value, 'aria-pressed': 'false'}, `${SYMPTOM_TITLES[symptom]} ${inDigits(count)}`)]
      : [];
  });
  const all = h('button', {value: '', 'aria-pressed': 'true'}, `All ${inDigits(symptoms.length)}`);
  return {symptoms: symptoms.join(''), buttons: h('p', {class: 'chips'}, [all, ...buttons])};
}
