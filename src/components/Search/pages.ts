import manifest from '@generated/changelog/default/manifest.json';
import {PAGE_PATHS} from '../../changelog/model/site';

/** A page of the site that is no entry. */
export interface Page {
  readonly title: string;
  readonly address: string;
}

const PAGES: readonly Page[] = [
  {title: 'Upgrade planner', address: PAGE_PATHS.planner},
  {title: 'Index of names', address: PAGE_PATHS.names},
  {title: 'Patch releases', address: PAGE_PATHS.patches},
  {title: 'Data for programs', address: PAGE_PATHS.data},
  {title: 'system.parts', address: '/operations/system-tables/parts'},
  ...manifest.years.map(({title, path}) => ({title, address: path})),
];

const plain = (text: string): string => text.trim().toLowerCase();

/** The pages whose title a query is; for the version of a patch release, its place on their page. */
export function pagesOf(query: string): Page[] {
  const [version] = /^2\d\.\d+(?:\.\d+){1,2}$/.exec(plain(query)) ?? [];
  const patch = version ? [{title: `Patch release ${version}`, address: `${PAGE_PATHS.patches}#${version}`}] : [];
  return [...patch, ...PAGES.filter(({title}) => plain(title) === plain(query))];
}
