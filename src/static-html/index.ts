import type {Plugin} from '@docusaurus/types';

/**
 * The constant that says whether a bundle holds static content as strings: true in the bundle that
 * renders the pages at build time and in the live-editing server, false in what browsers get.
 */
export const INLINE = '__STATIC_HTML_INLINE__';

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
