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

/** The pages whose title a query is. */
export const pagesOf = (query: string): Page[] => PAGES.filter(({title}) => plain(title) === plain(query));
