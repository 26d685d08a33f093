import type {Heading, List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {headingText, isOverview} from '../headings';
import type {Entry, Release} from '../types';
import {blocksMarkdown, withWholeLinks} from './markdown';
import {hastPhrasing, wholeReferences} from './references';
import {type Resolve, resolver} from './resolve';
import type {DataSource} from './rows';
import {type DataPage, siteUrl} from './site';

const text = (value: string): PhrasingContent => ({type: 'text', value});

function heading(depth: Heading['depth'], value: string): Heading {
  return {type: 'heading', depth, children: [text(value)]};
}

function item(entry: Entry, authors: DataSource['authors'], resolve: Resolve): ListItem {
  const references = hastPhrasing(wholeReferences(entry, authors, resolve));
  const children = [...withWholeLinks(entry.text, resolve), text(' ('), ...references, text(')')];
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
}

function releaseBlocks(release: Release, authors: DataSource['authors'], resolve: Resolve): RootContent[] {
  const sections = release.sections.flatMap((section): RootContent[] => {
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      children: section.entries.map((entry) => item(entry, authors, resolve)),
    };
    return [heading(3, section.name), list];
  });
  return [heading(2, headingText(release.heading).text), ...withWholeLinks(release.introduction, resolve), ...sections];
}

/**
 * What stands around the releases, without front matter and without the heading of the overview, which only the page
 * has.
 */
function prose(nodes: readonly RootContent[], resolve: Resolve): RootContent[] {
  const kept = nodes.filter((node) => node.type !== 'yaml' && !isOverview(node));
  return withWholeLinks(kept, resolve);
}

/** A year's page as plain CommonMark with whole addresses. Its bullets are its entries. */
export function markdownTwin(
  page: DataPage,
  {site, pages, authors}: Pick<DataSource, 'site' | 'pages' | 'authors'>,
): string {
  const resolve = resolver(page, pages, site);
  const {preamble, releases, closing} = page.changelog;
  const address = siteUrl(page.facts.slug, site);
  return blocksMarkdown([
    heading(1, page.facts.title),
    {
      type: 'paragraph',
      children: [
        text('The page with its anchors: '),
        {type: 'link', url: address, children: [{type: 'text', value: address}]},
      ],
    },
    ...prose(preamble, resolve),
    ...releases.flatMap((release) => releaseBlocks(release, authors, resolve)),
    ...prose(closing, resolve),
  ]);
}
