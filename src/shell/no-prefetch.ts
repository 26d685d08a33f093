import type {ClientModule} from '@docusaurus/types';

/**
 * Docusaurus fetches the scripts of every page that a link in view leads to, though few readers go there. A link that
 * is pointed at still has its page fetched (`preload`), which is early enough for the click.
 */
const noPrefetch: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default noPrefetch;
