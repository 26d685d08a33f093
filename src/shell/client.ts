import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';

type Routes = typeof routes;

const unslashed = (path: string): string => path.replace(/\/$/, '');

/**
 * The router finds its page by the address alone, and takes other case, `.html` and `//` in its own way. What the server
 * has sent stays: a page gets its own address, and the missing page its own route.
 */
function keepServedPage(canonical: string): void {
  const served = new URL(canonical).pathname;
  const asked = decodeURI(window.location.pathname);
  if (served.endsWith('/404.html')) {
    const path = asked.replace(/[^\w/-]/g, '\\$&');
    // The frames around a page, without one in them: so the missing page was made.
    const frames = (around: Routes): Routes => {
      const frame = around.find((route) => route.routes && served.startsWith(route.path));
      return frame ? [{...frame, path, exact: true, routes: frames(frame.routes as Routes)}] : [];
    };
    routes.unshift(...frames(routes));
  } else if (unslashed(asked) !== unslashed(served)) {
    const {origin, search, hash} = window.location;
    window.history.replaceState(window.history.state, '', origin + served + search + hash);
  }
}

if (typeof document !== 'undefined') {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) keepServedPage(canonical.href);
}

/** Where the window is while the same page is shown otherwise, since a choice in its form is no step to its top. */
let place: number | undefined;

const client: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isChoice = previousLocation?.pathname === location.pathname && previousLocation.search !== location.search;
    place = isChoice && location.hash === '' ? window.scrollY : undefined;
    // Docusaurus fetches the scripts of every page that a link in view leads to, though few readers go there. A link that
    // is pointed at still has its page fetched (`preload`), which is early enough for the click.
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
  // Docusaurus has scrolled to the hash, or to the top: scroll-restoration.ts knows better.
  onRouteDidUpdate() {
    if (place !== undefined) window.scrollTo(0, place);
    window.dispatchEvent(new Event('staticcontent'));
  },
};

export default client;
