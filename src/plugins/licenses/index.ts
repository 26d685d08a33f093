import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** License texts for packages without one, copied from their source repositories or READMEs. */
const BY_HAND = path.join(__dirname, 'texts');
const TEXT_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]*)?$/i;
/** The folder of the package that a module's file is part of. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** A file of the bundler, because browsers load its runtime too. */
const bundlerFile = (): string => createRequire(require.resolve('@docusaurus/faster')).resolve('@rspack/core');

const readLicense = (file: string): string => readFileSync(file, 'utf8').replace(/^\n+|\s+$/g, '');

/** `react 19.0.0 (MIT)` and the texts of the package's license and notices; without one, the title alone. */
function packageSection(folder: string): string {
  const about = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license = 'see below'} = JSON.parse(about) as Readonly<Record<string, string>>;
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file));
  const paths = files.toSorted().map((file) => path.join(folder, file));
  if (paths.length === 0) paths.push(path.join(BY_HAND, `${name}.txt`));
  return [`${name} ${version} (${license})`, ...paths.filter(existsSync).map(readLicense)].join('\n\n');
}

/** The license of the site, then those of the packages that these files are of, by name. */
function licensesText(siteDir: string, files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const sections = new Set([...folders].map(packageSection).toSorted());
  const about = `The code that this site's pages load, and the licenses that it comes under: its own code first, then
${sections.size} packages.`;
  const ofSite = `The site's own code (Apache-2.0)\n\n${readLicense(path.join(siteDir, 'LICENSE'))}`;
  return `${[about, ofSite, ...sections].join(RULE)}\n`;
}

/** Docusaurus plugin: writes the licenses of all code that the pages load to `licenses.txt`. */
export default function licensesPlugin({siteDir}: LoadContext): Plugin {
  const name = 'licenses';
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const stage = instance.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const plugin = ({hooks}: InstanceType<typeof instance.Compiler>): void =>
        hooks.thisCompilation.tap(name, (compilation) =>
          compilation.hooks.processAssets.tap({name, stage}, () => {
            const {chunks, chunkGraph} = compilation;
            const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
            // A concatenated module has the modules that it was made of.
            const all = modules.flatMap((each) => [...((each as {modules?: Iterable<typeof each>}).modules ?? [each])]);
            const files = all.flatMap((each) => each.nameForCondition?.() ?? []);
            const text = licensesText(siteDir, [...files, bundlerFile()]);
            compilation.emitAsset('licenses.txt', new instance.sources.RawSource(text));
          }),
        );
      return {plugins: [plugin]};
    },
  };
}
