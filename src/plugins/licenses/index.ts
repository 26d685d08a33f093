import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {licensesText} from './licenses-text';
import {packageFolder, readPackage} from './packages';

/** Where the licenses stand, below the site's address. */
const FILE = 'licenses.txt';

/** A file of the bundler, because browsers load its runtime too. */
const bundlerFile = (): string => createRequire(require.resolve('@docusaurus/faster')).resolve('@rspack/core');

/** Docusaurus plugin: writes the licenses of all code that the pages load to `licenses.txt`. */
export default function licensesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'licenses',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const stage = instance.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const name = 'licenses';
      return {
        plugins: [
          {
            apply: ({hooks}) =>
              hooks.thisCompilation.tap(name, (compilation) =>
                compilation.hooks.processAssets.tap({name, stage}, () => {
                  const {chunks, chunkGraph} = compilation;
                  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
                  // A concatenated module has the modules that it was made of.
                  const all = modules.flatMap((each) => [
                    ...((each as {modules?: Iterable<typeof each>}).modules ?? [each]),
                  ]);
                  const files = all.flatMap((each) => each.nameForCondition?.() ?? []);
                  const folders = new Set([...files, bundlerFile()].flatMap((file) => packageFolder(file) ?? []));
                  const own = readFileSync(path.join(siteDir, 'LICENSE'), 'utf8');
                  const text = licensesText(own, [...folders].map(readPackage));
                  compilation.emitAsset(FILE, new instance.sources.RawSource(text));
                }),
              ),
          },
        ],
      };
    },
  };
}
