import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Name} from '../changelog/model/named-items';
import type {Line} from '../changelog/model/patch-release';
import {type Authors, allReleases, type Release, type Year} from '../changelog/model/records';
import type {NameFinder} from '../changelog/names/name-finder';
import {type NameNotes, nameIndex} from '../changelog/names/name-index';
import type {ServerDefaults} from '../changelog/names/setting-defaults';
import type {PlanSource} from '../changelog/upgrade/whole-plan';
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
  };
}

/** What fills the places of each name, and the id of that content on its page. */
const VIEWS: Readonly<
  Record<
    string,
    {
      readonly id: string;
      readonly noscript?: string;
      readonly nodes: (pages: ViewsOptions['pages']) => Promise<RootContent[]>;
    }
  >
> = {
  NameIndex: {
    id: 'names',
    nodes: async (pages) => {
      const releases = allReleases(await pages.all());
      const server = {catalogue: pages.server().catalogue, changes: pages.changes(releases)};
      const index = nameIndex(releases, pages.names(), pages.nameNotes(), server, pages.finder());
      return nameIndexNodes(index, server.catalogue?.release);
    },
  },
  LtsPlan: {
    id: 'plan-without-scripts',
    noscript: '',
    nodes: async (pages) => {
      const years = await pages.all();
      return ltsPlanNodes(pages.planSource(years), pages.authors());
    },
  },
  PatchLines: {id: 'patches', nodes: async (pages) => patchLinesNodes(pages.lines(), await pages.all())},
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
      Object.assign(place, staticHtml(id, await nodes(pages), attributes));
    }
  };
}
