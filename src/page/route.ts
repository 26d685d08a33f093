import type {ClientModule} from '@docusaurus/types';

/** The scroll position to keep while a choice in a form changes the address of the same page. */
let place: number | undefined;

const route: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isChoice = previousLocation?.pathname === location.pathname && previousLocation.search !== location.search;
    place = isChoice && location.hash === '' ? window.scrollY : undefined;
    // Docusaurus fetches the scripts of every page that a link in view leads to, though few readers go there. A link that
    // is pointed at still has its page fetched (`preload`), which is early enough for the click.
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
  // Docusaurus has scrolled to the hash, or to the top: place.ts knows better.
  onRouteDidUpdate() {
    const {typed} = document.documentElement.dataset;
    if (typed !== undefined) history.replaceState(history.state, '', typed);
    delete document.documentElement.dataset.typed;
    if (place !== undefined) window.scrollTo(0, place);
    window.dispatchEvent(new Event('staticcontent'));
  },
};

export default route;
