// Releases and their summaries, what stands around them on a page, and what leads to its anchors.
import {visit} from 'unist-util-visit';
import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {counted} from '../../changelog/model/count';
import {isLtsVersion, releaseName} from '../../changelog/model/lts';
import {didYouMean} from '../../changelog/model/nearest';
import {placedEntries} from '../../changelog/model/records';
import {linksOf} from '../../changelog/model/text';
import {isOverview} from '../../changelog/parse/headings';
import {inSource, proseOf, wordsIn} from '../prose';
import {type Page, placeOf, type Rule} from '../rule';

export const releaseLts: Rule = {
  release(release, report, page) {
    const {version} = release;
    const [name, expected] = [releaseName(release), releaseName({version, lts: isLtsVersion(version)})];
    if (name !== expected)
      report(`"${name}", expected "${expected}": .3 and .8 have long-term support`, placeOf(page, release));
  },
};

/** A release is tagged in its month, or early in the next one: 24.6 came on 2024-07-01, 23.5 on 2023-06-08. */
const DAYS_LATE = 14;

export const releaseYear: Rule = {
  release(release, report, page) {
    const {version, date} = release;
    const [major, minor] = version.split('.').map(Number) as [number, number];
    const [from, to] = [Date.UTC(2000 + major, minor - 1, 1), Date.UTC(2000 + major, minor, DAYS_LATE)];
    // Without a date this is NaN, which is neither before nor after.
    const time = Date.parse(`${date}T00:00:00Z`);
    const month = new Date(from).toISOString().slice(0, 7);
    // A release in preparation is the first of the newest page.
    const waits = release === page.year.releases[0] && !page.isOlder;
    if (time < from || time > to || (date === undefined && !waits))
      report(
        `${date ? `date ${date}` : 'heading without a date'} of ${version}, expected a day of ${month} or of the two weeks after it`,
        placeOf(page, release),
      );
  },
};

/** What a reader takes in within half a minute. */
const BULLETS = {least: 5, most: 8};
const MOST_WORDS = 25;
const MOST_LINKS = 3;

export const summary: Rule = {
  release(release, report, page) {
    const bullets = page.sources.get(release)!.summary ?? [];
    const hasOthers = page.year.releases.some((each) => each.summary.length > 0);
    if (hasOthers && (bullets.length < BULLETS.least || bullets.length > BULLETS.most))
      report(
        `summary of ${counted(bullets.length, 'bullet', 'bullets')} below the heading of ${release.version}, ` +
          `expected ${BULLETS.least} to ${BULLETS.most}, each one sentence`,
        placeOf(page, release),
      );
    const ids = placedEntries([release]).map(({entry}) => entry.id);
    for (const [index, bullet] of bullets.entries()) {
      const {text, at} = proseOf(bullet.children);
      const words = wordsIn(text);
      if (words > MOST_WORDS) report(`bullet of ${words} words, expected at most ${MOST_WORDS}`, at(0));
      // A full stop before a capital letter ends a sentence.
      if (!/[.)]$/.test(text.trim()) || /\w\. +[A-Z]/.test(text))
        report('bullet of a summary, expected one sentence that ends with a full stop', at(0));
      // The rule link-target reports a link to what the page does not have.
      const own = linksOf(release.summary[index]!).filter((address) => {
        const [path, id = ''] = address.split('#');
        return path === page.year.path && (ids.includes(id) || !page.anchors.has(id));
      });
      if (own.length === 0 || own.length > MOST_LINKS)
        report(
          `${counted(own.length, 'link', 'links')} to entries of ${release.version}, expected 1 to ${MOST_LINKS} in a bullet`,
          at(0),
        );
    }
  },
};

/** What stands around the releases of a page. */
export const pageFrame: Rule = {
  page({tree, lines, year}, report) {
    const heading = `## Releases of ${year.year || 'YEAR'} {/* #${OVERVIEW_ID} */}`;
    const overview = tree.children.find(isOverview)?.position;
    const line = overview ? `"${lines[overview.start.line - 1]}"` : 'page without an overview';
    if (line !== `"${heading}"`) report(`${line}, expected "${heading}" before the releases`, overview ?? lines.length);
    const rule = tree.children.findIndex(({type}) => type === 'thematicBreak');
    const [link, ...rest] = rule === -1 ? [] : tree.children.slice(rule + 1);
    const isLink = link?.type === 'paragraph' && link.children.some(({type}) => type === 'link');
    if (!isLink || rest.length > 0)
      report(
        'end of the page, expected a line of --- and then one link to the year before or after',
        (isLink ? rest[0] : link)?.position ?? lines.length,
      );
  },
};

const listOf = ({name}: Page): string => `anchors/${name.replace('.mdx', '.txt')}`;

export const publishedAnchor: Rule = {
  page(page, report) {
    const {anchors: present, moved = new Map<string, string>()} = page;
    const entries = new Set(placedEntries(page.year.releases).map(({entry}) => entry.id));
    for (const [old, now] of moved) {
      const line = `line "${old} -> ${now}" of ${listOf(page)}`;
      if (present.has(old)) report(`${line}, expected #${old} once: here it is the id of an entry`, present.get(old)!);
      else if (!entries.has(now))
        report(`${line}, expected the id of an entry behind the arrow`, 1, didYouMean(now, entries));
    }
    // A missing anchor is reported right after the anchor that was before it.
    let line = 1;
    for (const id of page.published) {
      line = present.get(id) ?? line;
      if (present.has(id) || moved.has(id)) continue;
      const [, number] = /^pr-(\d+)/.exec(id) ?? [];
      const keep = number ? `write #${number} first again, or "; id ${id}"` : 'give its heading this id again';
      const next = page.lines.findIndex((text, index) => index >= line && text !== '');
      report(
        `page without #${id}, which was published, expected it here: ${keep}; if it was withdrawn or joined another, name ` +
          `where readers go in ${listOf(page)}, "${id} -> ID"`,
        next + 1,
      );
    }
  },
};

export const linkHttp = inSource(
  // One host answers to http: only.
  [
    /(?<=\]\()(?!https:\/\/[^/.]+\.[^/]+|mailto:\S|http:\/\/infolab\.stanford)[a-z][a-z+.-]*:[^)\s]*/gi,
    'an address that begins with https:// and a host',
  ],
  // Data, search and feeds have these links too, and no files that a relative path could lead to.
  [
    /(?<=^- .*\]\()(?![a-z][a-z+.-]*:|[/#])[^)\s]*/gim,
    'an address that begins with https://, or a path of the site that begins with a slash',
  ],
);

export const linkText = inSource([
  /\[(?:|here|click here|this|this link|link|more|read more|see here)\]\(/gi,
  'words that say where the link leads',
]);

/** The build knows the anchors of all pages, and stops for a link to another one that leads nowhere. */
export const linkTarget: Rule = {
  page({tree, anchors, moved}, report) {
    visit(tree, 'link', ({url, position}) => {
      const anchor = url.slice(1);
      if (url.startsWith('#') && !anchors.has(anchor))
        report(
          `link to ${url}, expected an anchor of this page`,
          position,
          moved?.has(anchor) ? `it leads to #${moved.get(anchor)} now` : didYouMean(anchor, anchors.keys()),
        );
    });
  },
};
