// What stands in the reference group of entries.
import {EFFECT_NAMES} from '../../changelog/model/effects';
import {lineOf} from '../../changelog/model/patch-release';
import {placedEntries, type Release} from '../../changelog/model/records';
import {isUpgradeSection} from '../../changelog/model/section-names';
import {sinceMeans} from '../../changelog/model/since';
import {compareVersions} from '../../changelog/model/versions';
import {referencePoint} from '../prose';
import {placeOf, type Rule} from '../rule';

export const authorMissing: Rule = {
  entry({entry}, report, page) {
    if (entry.pullRequests.length > 0 && entry.authors.length === 0)
      report('pull request without an author, expected "by @handle" after its number', placeOf(page, entry).end);
  },
};

/** Every pull request of these releases has five digits or more. */
const LEAST = 10_000;
/** Numbers grow by about a thousand a month, so one that is this far above its release has a digit too many. */
const FAR = 10_000;

function medianOf(release: Release): number {
  const numbers = placedEntries([release]).flatMap(({entry}) => entry.pullRequests);
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

export const pullRequestNumber: Rule = {
  release(release, report, page) {
    const most = medianOf(release) + FAR;
    for (const {entry} of placedEntries([release])) {
      const check = (what: string, least: number, numbers: readonly number[]): void => {
        for (const number of numbers)
          if (number < least || number > most)
            report(
              `${what} #${number} in ${release.version}, expected a number from ${least} to about ${most}`,
              referencePoint(page, entry, `#${number}\\b`),
            );
      };
      check('pull request', LEAST, [...entry.pullRequests, ...entry.causedBy]);
      check('issue', 1, [...entry.closes, ...entry.see]);
    }
  },
};

export const pullRequestLow: Rule = {
  severity: 'warning',
  release(release, report, page) {
    const median = medianOf(release);
    for (const {entry} of placedEntries([release]))
      for (const number of entry.pullRequests)
        if (number >= LEAST && number < median / 2)
          report(
            `#${number} in ${release.version}, expected a number near those of the others, about ${median}`,
            referencePoint(page, entry, `#${number}\\b`),
            'a digit lost?',
          );
  },
};

export const pullRequestTwice: Rule = {
  release({sections}, report, page) {
    for (const {entries} of sections) {
      const first = new Map<number, number>();
      for (const entry of entries)
        for (const number of entry.pullRequests) {
          const before = first.get(number);
          if (before === undefined) first.set(number, placeOf(page, entry).start.line);
          else
            report(
              `pull request #${number} a second time in its section, ` +
                `expected it once: it stands on line ${before} too`,
              referencePoint(page, entry, `#${number}\\b`),
            );
        }
    }
  },
};

export const since: Rule = {
  entry({release, section, entry}, report, page) {
    const {since, sinceOf, until, causedBy} = entry;
    const {end} = placeOf(page, entry);
    // A cause that came with the same release can stand in patch releases of older lines.
    const newest = causedBy.length > 0 ? 0 : -1;
    if (since !== undefined && compareVersions(since, release.version) > newest)
      report(
        `"since ${since}" in ${release.version}, expected an older release: the first one that has the bug, or what changes`,
        end,
      );
    if (sinceOf !== undefined && !(entry.pullRequests.length > 1 && entry.pullRequests.includes(sinceOf)))
      report(
        `"since ${since} of #${sinceOf}", expected one of several pull requests of the entry after "of"`,
        referencePoint(page, entry, 'of'),
      );
    if (until !== undefined && compareVersions(until, release.version) <= 0)
      report(
        `"until ${until}" in ${release.version}, expected a newer release: the first one in which the change holds no more`,
        end,
      );
    else if (until !== undefined && until !== lineOf(until) && lineOf(until) !== release.version)
      report(
        `"until ${until}" in ${release.version}, expected a release, or a patch release of ${release.version}: only its line tells what took the change back`,
        end,
      );
    if (causedBy.length === 0) return;
    const point = referencePoint(page, entry, 'caused by');
    if (sinceMeans(section) !== 'bug')
      report(`"caused by" in ${section.name}, expected it with a fix: "see" for what an entry changes`, point);
    const [told] = causedBy.flatMap((number) => page.releaseOf?.(number) ?? []).sort(compareVersions);
    if (since === undefined)
      report(`"caused by" without "since", expected the clause "; since ${told ?? 'RELEASE'}" before it`, point);
    else if (told !== undefined && told !== since)
      report(
        `"since ${since}" with a cause of ${told}, expected "since ${told}": an entry there has that cause`,
        point,
      );
  },
};

export const upgradeKind: Rule = {
  entry({section, entry}, report, page) {
    if (entry.effects.length > 0) return;
    const what = isUpgradeSection(section.name) ? `entry under ${section.name}` : entry.undo.length > 0 && '"undo"';
    if (what)
      report(
        `${what} without "upgrade", expected the clause "; upgrade: KIND" with one or two of ` +
          EFFECT_NAMES.join(', '),
        placeOf(page, entry).end,
      );
  },
};
