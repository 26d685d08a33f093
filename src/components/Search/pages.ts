import manifest from '@generated/changelog/default/manifest.json';
import {PAGE_PATHS} from '../../changelog/model/site';
import {type Row, rowOf} from '../../search/worker-messages';

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
  const pages = PAGES.filter(({title}) => title.toLowerCase() === typed);
  return [...patches, ...pages].map(({title, path}) => rowOf(path, 'Page', title));
}
