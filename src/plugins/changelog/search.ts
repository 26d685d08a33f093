import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, PluginContentLoadedActions} from '@docusaurus/types';
import {createSearchData} from '../../search/data';
import {readKnown, type YearPage} from './read';

/** What the data was last made from: the live-editing server asks at each change of any page. */
let last: {readonly pages: readonly YearPage[]; readonly permalinks: string} | undefined;

/** Hands the data of the search to the bundler, as `@generated/changelog/default/search.json`. */
export async function emitSearchData(
  siteDir: string,
  allContent: AllContent,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  const pages = allContent.changelog?.default as readonly YearPage[];
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  const permalinks = new Map(
    docs.loadedVersions.flatMap((version) => version.docs.map(({source, permalink}) => [source, permalink])),
  );
  const from = {pages, permalinks: JSON.stringify([...permalinks])};
  if (last?.pages === pages && last.permalinks === from.permalinks) return;
  last = from;
  const addressed = pages.map(({file, changelog}) => ({
    changelog,
    permalink: permalinks.get(`@site/${file.replaceAll('\\', '/')}`)!,
  }));
  await createData('search.json', createSearchData(addressed, readKnown(siteDir).authors));
}
