import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: keeps out of the main script what no page uses in the browser. */
export default function shellPlugin(): Plugin {
  return {
    name: 'shell',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(/theme-classic[\\/]lib[\\/]prism-include-languages/, path.join(__dirname, 'no-highlighter.ts'))]};
    },
  };
}
