import type {ClientModule} from '@docusaurus/types';
import {copyAsked} from './copy';
import {filter, showSymptom} from './list-filters';
import {answer} from './own-version';
import {pressKey, search} from './shortcut';

/** What a page does in a browser once its scripts have come. */
const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // Docusaurus fetches the scripts of every page that a link in view leads to, though few readers go there. A link that
    // is pointed at still has its page fetched (`preload`), which is early enough for the click.
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
  // Docusaurus has scrolled to the hash, or to the top: place.ts knows better.
  onRouteDidUpdate() {
    window.dispatchEvent(new Event('staticcontent'));
  },
};

export default client;

function listen(): void {
  const onClick = (event: MouseEvent): void => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    copyAsked(event, target);
    const chip = target.closest<HTMLButtonElement>('.chips button');
    if (chip) showSymptom(chip);
    // The browser opens the list of all parts, and leaves it open at a link in it.
    target.closest('a')?.closest<HTMLElement>('nav[popover]')?.hidePopover();
    const opener = target.closest<HTMLElement>('[data-search]');
    if (opener) search(opener.dataset.search!);
  };
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', pressKey, true);
  document.addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement && target.dataset.filter) filter(target);
  });
  // A step of the router comes as `staticcontent`, the first one too.
  for (const change of ['popstate', 'hashchange', 'staticcontent']) window.addEventListener(change, answer);
}

if (typeof document !== 'undefined') listen();
