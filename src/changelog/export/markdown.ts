import {releaseTitle} from '../model/lts';
import {allReleases, type Release, type Year} from '../model/records';
import {resolver} from '../model/site';
import {type Resolve, toMarkdown} from '../model/text';
import {reachOf} from '../model/versions';
import {entryClauses} from '../patches/clauses';
import {entryMarkdown} from '../render/entry';
import {releaseDefaultsLine} from '../upgrade/defaults-part';
import type {DataSource} from './rows';

function releaseBlocks(release: Release, source: DataSource, resolve: Resolve): string[] {
  const sections = release.sections.flatMap((section) => {
    const bullets = section.entries.map((entry) => {
      const clauses = entryClauses({release, section, entry}, source);
      return entryMarkdown(entry, {resolve, clauses, links: [['link', entry.address]]});
    });
    return [`### ${section.name}`, bullets.join('\n')];
  });
  const defaults = releaseDefaultsLine(release, allReleases(source.years), source.changes);
  const end = defaults ? [toMarkdown(defaults, resolve)] : [];
  return [`## ${releaseTitle(release)}`, ...summaryBlock(release, resolve), ...sections, ...end];
}

function summaryBlock({summary}: Release, resolve: Resolve): string[] {
  return summary.length > 0 ? [summary.map((text) => `- ${toMarkdown(text, resolve)}`).join('\n')] : [];
}

/** A year's page as plain CommonMark with whole addresses. Each bullet below a section is an entry. */
export function markdownExport(page: Year, source: DataSource): string {
  const resolve = resolver(source.site);
  const address = resolve(page.path);
  const reach = reachOf(page.releases);
  const blocks = [
    `# ${page.title}`,
    `The page with its anchors: [${address}](${address})`,
    ...(reach === undefined ? [] : [`${reach}.`]),
    ...page.releases.flatMap((release) => releaseBlocks(release, source, resolve)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
