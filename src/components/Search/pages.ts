import manifest from '@generated/changelog/default/manifest.json';
import {PAGE_PATHS} from '../../changelog/model/site';
import type {Row} from '../../search/messages';

const PAGES = [
  {title: 'Upgrade planner', path: PAGE_PATHS.planner},
  {title: 'Index of names', path: PAGE_PATHS.names},
  {title: 'Patch releases', path: PAGE_PATHS.patches},
  {title: 'Data for programs', path: PAGE_PATHS.data},
  {title: 'system.parts', path: '/operations/system-tables/parts'},
  ...manifest.years,
];

/** The pages whose title a query is; for the version of a patch release, its place on their page. */
export function pagesOf(query: string): Row[] {
  const typed = query.trim().toLowerCase();
  const patches = /^2\d\.\d+(?:\.\d+){1,2}$/.test(typed)
    ? [{title: `Patch release ${typed}`, path: `${PAGE_PATHS.patches}#${typed}`}]
    : [];
  return [...patches, ...PAGES.filter(({title}) => title.toLowerCase() === typed)].map(({title, path}) => ({
    address: path,
    label: 'Page',
    text: [{text: title, code: false, marked: false}],
  }));
}
