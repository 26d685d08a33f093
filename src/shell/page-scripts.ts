/** A route of the site, as Docusaurus hands it to plugins. */
export interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
}

/** Docusaurus' `client-manifest.json`: the files that a chunk needs, by the chunk's name, through ids. */
export interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/**
 * Docusaurus' `routesChunkNames.json`: the chunks of a route, nested as its props are, by the route's path and hash.
 */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** The paths of the routes that together show the page at this path, from the outermost in. */
function chain(routes: readonly Route[], path: string): string[] {
  return routes.flatMap((route) => {
    const inner = route.routes ? chain(route.routes, path) : [];
    const leads = route.routes ? inner.length > 0 : route.path === path;
    return leads ? [route.path, ...inner] : [];
  });
}

const flat = (names: unknown): string[] =>
  typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap(flat);

/**
 * The script files of a page beyond those of every page, paths below the site's base URL, each once.
 * Docusaurus would find out about them one after the other, once its main script has run. Routes with the same
 * path count as one, as they do where Docusaurus fetches ahead: only Docusaurus can make the hash in their names.
 * @param path of the page, with the base URL
 * @throws Error if Docusaurus names the chunks of a route in a way that is not known here.
 */
export function pageScripts(path: string, routes: readonly Route[], names: ChunkNames, manifest: Manifest): string[] {
  const paths = new Set(chain(routes, path));
  const chunks = Object.entries(names).flatMap(([key, chunk]) =>
    paths.has(key.replace(/-[^-]+$/, '')) ? flat(chunk) : [],
  );
  if (paths.size > 0 && chunks.length === 0)
    throw new Error(`Unexpected route ${path} without chunks, expected some in Docusaurus' list`);
  // What stands in the main script as well has no file of its own.
  const ids = chunks.flatMap((chunk) => manifest.origins[chunk] ?? []);
  return [...new Set(ids.flatMap((id) => manifest.assets[id]?.js?.map(({file}) => file) ?? []))];
}
