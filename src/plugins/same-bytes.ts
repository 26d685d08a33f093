import type {Plugin} from '@docusaurus/types';

/** Rspack's minimizer of scripts, as Docusaurus sets it up. */
interface Minimizer {
  readonly name?: string;
  readonly _args?: readonly [{readonly minimizerOptions: {mangle?: unknown}}];
}

/**
 * Docusaurus plugin: the same source gives the same scripts, wherever and after whatever it is built. By default names
 * are shortened by how often each letter occurs, and those of hashes that depend on the folder and on the cache count.
 *
 * @throws Error where Docusaurus sets up its minimizer in another way
 */
export default function sameBytes(): Plugin {
  return {
    name: 'same-bytes',
    configureWebpack({optimization}, isServer) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      const all = (optimization?.minimizer ?? []) as Minimizer[];
      const options = all.find(({name}) => name === 'SwcJsMinimizerRspackPlugin')?._args?.[0].minimizerOptions;
      if (options?.mangle !== true)
        throw new Error("Unexpected minimizers, expected Docusaurus' SwcJsMinimizerRspackPlugin with mangle: true");
      options.mangle = {disableCharFreq: true};
      return {};
    },
  };
}
