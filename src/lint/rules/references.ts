// What stands in the reference group of entries.
import {EFFECT_NAMES} from '../../changelog/model/effects';
import {didYouMean} from '../../changelog/model/nearest';
import {lineOf} from '../../changelog/model/patch-release';
import {placedEntries} from '../../changelog/model/records';
import {sinceMeans} from '../../changelog/model/references';
import {isUpgradeSection} from '../../changelog/model/section-names';
import {compareVersions} from '../../changelog/model/versions';
import {referencePoint} from '../prose';
import {placeOf, type Rule} from '../rule';

export const author: Rule = {
  entry({entry}, report, page) {
    if (entry.pullRequests.length > 0 && entry.authors.length === 0)
      report('pull request without an author, expected "by @handle" after its number', placeOf(page, entry).end);
    for (const handle of entry.authors)
      if (!Object.hasOwn(page.authors, handle))
        report(
          `author @${handle}, expected a handle of authors.tsv`,
          referencePoint(page, entry, `@${handle}(?![\\w-])`),
          didYouMean(handle, Object.keys(page.authors)) ?? 'a new one is added by `npm run fix`',
        );
  },
};

/** Numbers grow by about a thousand a month, so one that is this far above its release has a digit too many. */
const FAR = 10_000;
/** A number below this part of the others of its release has lost a digit. */
const LOW = 1 / 4;
/** What tells more may be years later; so many times the others of its release, it has a digit too many. */
const LATER = 5;

export const pullRequestNumber: Rule = {
  release(release, report, page) {
    const entries = placedEntries([release]).map(({entry}) => entry);
    const numbers = entries.flatMap(({pullRequests}) => pullRequests);
    const median = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
    for (const entry of entries) {
      const {pullRequests, causedBy, closes, see} = entry;
      for (const number of [...pullRequests, ...causedBy, ...closes, ...see]) {
        const least = pullRequests.includes(number) ? Math.floor(median * LOW) : 1;
        const most = see.includes(number) ? median * LATER : median + FAR;
        if (number < least || number > most)
          report(
            `#${number} in ${release.version}, expected a number from ${least} to about ${most}`,
            referencePoint(page, entry, `#${number}\\b`),
          );
      }
    }
  },
};

export const since: Rule = {
  entry({release: {version}, section, entry}, report, page) {
    const {since, until, causedBy} = entry;
    const {end} = placeOf(page, entry);
    // A cause that came with the same release can stand in patch releases of older lines.
    if (since !== undefined && compareVersions(since, version) > (causedBy.length > 0 ? 0 : -1))
      report(
        `"since ${since}" in ${version}, expected an older release: the first that has the bug, or what changes`,
        end,
      );
    // Only the line of a release tells which of its patch releases took the change back.
    const isOfAnother = until !== undefined && until !== lineOf(until) && lineOf(until) !== version;
    if (isOfAnother || (until !== undefined && compareVersions(until, version) < 0))
      report(
        `"until ${until}" in ${version}, expected the first without the change: a newer release, a patch release of ${version}, or ${version} if it was taken back before`,
        end,
      );
    if (causedBy.length === 0) return;
    const point = referencePoint(page, entry, 'caused by');
    const [found] = causedBy.flatMap((number) => page.releaseOf?.(number) ?? []).sort(compareVersions);
    if (sinceMeans(section) !== 'bug')
      report(`"caused by" in ${section.name}, expected it with a fix: "see" for what an entry changes`, point);
    if (since === undefined)
      report(`"caused by" without "since", expected the clause "; since ${found ?? 'RELEASE'}" before it`, point);
    else if (found !== undefined && found !== since)
      report(`"since ${since}" with a cause of ${found}, expected "since ${found}": an entry there has it`, point);
  },
};

export const upgradeKind: Rule = {
  entry({section, entry}, report, page) {
    if (entry.effects.length > 0) return;
    const what = isUpgradeSection(section.name) ? `entry under ${section.name}` : entry.undo.length > 0 && '"undo"';
    const kinds = EFFECT_NAMES.join(', ');
    if (what)
      report(`${what} without "upgrade", expected "; upgrade: KIND", one or two of ${kinds}`, placeOf(page, entry).end);
  },
};
