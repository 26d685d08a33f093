import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {packageFolder, readPackage} from './packages';
import {licensesText} from './text';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Module = Compilation['modules'] extends ReadonlySet<infer Each> ? Each : never;

/** Where the licences stand, below the site's address. */
const FILE = 'licenses.txt';

/** The files whose code is in what browsers load: modules that were put into one are taken apart. */
function filesOf({chunks, chunkGraph}: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const all = modules.flatMap((module) => [...((module as {modules?: Iterable<Module>}).modules ?? [module])]);
  return all.flatMap((module) => module.nameForCondition?.() ?? []);
}

/** A file of the bundler, whose own start script browsers load too. */
const bundlerFile = (): string => createRequire(require.resolve('@docusaurus/faster')).resolve('@rspack/core');

/** Docusaurus plugin: puts the licences of all code that the pages load beside them, as `licenses.txt`. */
export default function licensesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'licenses',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const emit = (compilation: Compilation): void => {
        const folders = new Set([...filesOf(compilation), bundlerFile()].flatMap((file) => packageFolder(file) ?? []));
        const own = readFileSync(path.join(siteDir, 'LICENSE'), 'utf8');
        const text = licensesText(own, [...folders].map(readPackage));
        compilation.emitAsset(FILE, new instance.sources.RawSource(text));
      };
      const stage = instance.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const apply = ({hooks}: Compiler): void =>
        hooks.thisCompilation.tap('licenses', (compilation) =>
          compilation.hooks.processAssets.tap({name: 'licenses', stage}, () => emit(compilation)),
        );
      return {plugins: [{apply}]};
    },
  };
}
