import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Advisory} from '../changelog/model/advisories';
import type {Name} from '../changelog/model/named-items';
import type {Line} from '../changelog/model/patch-release';
import {type Authors, allReleases, type Release, type Year} from '../changelog/model/records';
import type {NameFinder} from '../changelog/names/name-finder';
import {type NameNotes, nameIndex} from '../changelog/names/name-index';
import type {ServerDefaults} from '../changelog/names/setting-defaults';
import type {PlanSource} from '../changelog/upgrade/planner';
import {ltsPlanNodes} from './lts-plan';
import {nameIndexNodes} from './name-index';
import {staticHtml} from './nodes';
import {patchLinesNodes} from './patch-lines';

export interface ViewsOptions {
  readonly pages: {
    /** All years, newest first. */
    readonly all: () => Promise<readonly Year[]>;
    readonly names: () => readonly Name[];
    /** Of these names. It keeps what it found: other files ask it too. */
    readonly finder: () => NameFinder;
    readonly nameNotes: () => NameNotes;
    readonly server: () => Pick<ServerDefaults, 'catalogue'>;
    readonly authors: () => Authors;
    readonly planSource: (years: readonly Year[]) => PlanSource;
    readonly changes: (releases: readonly Release[]) => ServerDefaults['changes'];
    /** Newest first. */
    readonly lines: () => readonly Line[];
    readonly advisories: () => readonly Advisory[];
  };
}

interface View {
  /** Of the content on its page. */
  readonly id: string;
  readonly noscript?: string;
  readonly nodes: (pages: ViewsOptions['pages'], years: readonly Year[]) => RootContent[];
}

/** What fills the places of each name. */
const VIEWS: Readonly<Record<string, View>> = {
  NameIndex: {
    id: 'names',
    nodes: (pages, years) => {
      const releases = allReleases(years);
      const server = {catalogue: pages.server().catalogue, changes: pages.changes(releases)};
      const index = nameIndex(releases, pages.names(), pages.nameNotes(), server, pages.finder());
      return nameIndexNodes(index, server.catalogue?.release);
    },
  },
  LtsPlan: {
    id: 'plan-without-scripts',
    noscript: '',
    nodes: (pages, years) => ltsPlanNodes(pages.planSource(years), pages.authors()),
  },
  PatchLines: {id: 'patches', nodes: (pages, years) => patchLinesNodes(pages.lines(), years, pages.advisories())},
};

/**
 * Remark plugin: fills `<NameIndex />` with the names in the entries of all years, `<PatchLines />` with the patch
 * releases of all lines, and `<LtsPlan />` with a plan for readers without scripts. It must run before Docusaurus' own plugins, which make the table of contents.
 */
export default function remarkViews({pages}: ViewsOptions) {
  return async (tree: Root): Promise<void> => {
    const places: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => void places.push(node));
    for (const place of places) {
      const view = VIEWS[place.name ?? ''];
      if (!view) continue;
      const {id, nodes, ...attributes} = view;
      Object.assign(place, staticHtml(id, nodes(pages, await pages.all()), attributes));
    }
  };
}
