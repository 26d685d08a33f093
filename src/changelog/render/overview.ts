import {counted, inDigits} from '../model/count';
import {EFFECT_NAMES, EFFECTS} from '../model/effects';
import {countEntries, type Release, type Section} from '../model/records';
import {SECTION_NAMES, SECTIONS, type SectionName} from '../model/section-names';
import type {Resolve} from '../model/text';
import type {Planner} from '../upgrade/compute-plan';
import {releaseChecks} from '../upgrade/release-checks';
import {type Html, h, ltsMark} from './html';

/** What the bar shows, in words, and what there is to check: `New feature: 14. Check before upgrading: now fails 3`. */
function inWords(sections: readonly Section[]): string {
  const effects = sections.flatMap(({entries}) => entries.flatMap((entry) => entry.effects));
  const checks = EFFECT_NAMES.flatMap((name) => {
    const count = effects.filter((effect) => effect === name).length;
    return count > 0 ? [`${EFFECTS[name]} ${count}`] : [];
  });
  const kinds = sections.map(({name, entries}) => `${SECTIONS[name].label}: ${entries.length}`).join(', ');
  return checks.length > 0 ? `${kinds}. Check before upgrading: ${checks.join('; ')}` : kinds;
}

function bar(release: Release, most: number): Html {
  let x = 0;
  const order = (name: SectionName) => SECTION_NAMES.indexOf(name);
  const sections = release.sections.toSorted((a, b) => order(a.name) - order(b.name));
  const parts = sections.map(({name, entries}) => {
    const part = h('rect', {class: `k-${SECTIONS[name].kind}`, x, width: entries.length, height: 1});
    x += entries.length;
    return part;
  });
  return h(
    'svg',
    {viewBox: `0 0 ${most} 1`, preserveAspectRatio: 'none', role: 'img'},
    // Browsers show it at the pointer, and screen readers read it.
    [h('title', {}, inWords(sections)), ...parts],
  );
}

/** What the column "To check" counts. */
export const CHECKS_FROM = 'To check: from the release before; for LTS releases, from the LTS before.';

function row(release: Release, most: number, planner: Planner, resolve: Resolve): Html {
  const {version, lts} = release;
  const [before, fromLts] = releaseChecks(version, planner);
  const checks = (lts && fromLts) || before;
  const toCheck = checks ? h('a', {href: resolve(checks.address)}, inDigits(checks.count)) : '–';
  const counts = [h('td', {}, inDigits(countEntries(release))), h('td', {}, toCheck)];
  const content = most > 0 ? [...counts, h('td', {}, bar(release, most))] : counts;
  return h('tr', {}, [
    h('th', {scope: 'row'}, [h('a', {href: resolve(release.address)}, release.version), ...ltsMark(release)]),
    h('td', {}, release.date ? h('time', {}, release.date) : ''),
    ...(release.sections.length > 0 ? content : [h('td', {colspan: content.length}, 'not written yet')]),
  ]);
}

/**
 * A row per release with its version, LTS mark, date, number of entries, of those to check before an upgrade, and a bar by
 * kind of change, where `most` is the number of entries of the longest bar.
 */
export function releaseRows(releases: readonly Release[], planner: Planner, resolve: Resolve, most = 0): Html[] {
  const titles = ['Release', 'Date', 'Entries', 'To check', ...(most > 0 ? ['By kind'] : [])];
  const columns = titles.map((title) => h('th', {scope: 'col'}, title));
  const rows = releases.map((release) => row(release, most, planner, resolve));
  return [h('thead', {}, h('tr', {}, columns)), h('tbody', {}, rows)];
}

/** The table above the first release of a year, and the legend of its bars. */
export function overviewHtml(releases: readonly Release[], planner: Planner, resolve: Resolve): Html[] {
  const counts = releases.map(countEntries);
  const total = counts.reduce((a, b) => a + b, 0);
  const kinds = SECTION_NAMES.filter((name) =>
    releases.some(({sections}) => sections.some((section) => section.name === name)),
  );
  const table = h('table', {class: 'overview'}, [
    h(
      'caption',
      {},
      `${counted(releases.length, 'release', 'releases')}, ${counted(total, 'entry', 'entries')}. ${CHECKS_FROM}`,
    ),
    ...releaseRows(releases, planner, resolve, Math.max(...counts)),
  ]);
  const legend = kinds.map((name) => h('li', {class: `k-${SECTIONS[name].kind}`}, SECTIONS[name].label));
  return kinds.length === 0 ? [table] : [table, h('ul', {class: 'legend', 'aria-label': 'Kinds of change'}, legend)];
}
