import type {Plugin} from '@docusaurus/types';
import {INLINE} from './inline';

/** Docusaurus plugin: defines INLINE for each bundle. */
export default function staticHtmlPlugin(): Plugin {
  return {
    name: 'static-html',
    configureWebpack(_config, isServer, {currentBundler}) {
      const inline = isServer || process.env.NODE_ENV !== 'production';
      return {plugins: [new currentBundler.instance.DefinePlugin({[INLINE]: JSON.stringify(inline)})]};
    },
  };
}
