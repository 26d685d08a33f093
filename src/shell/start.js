// Runs inline at the head of every page. It is served as it stands, so it is short and needs no build.
(() => {
  const page = document.documentElement;
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];
  const QUIET = {capture: true, passive: true};
  /** @type {HTMLElement | null | undefined} */
  let held;

  // The site's scripts wait for the first sign of a reader who does more than read: until then they would only
  // compete with the text.
  function start() {
    for (const sign of SIGNS) removeEventListener(sign, start, QUIET);
    removeEventListener('DOMContentLoaded', start);
    /** @type {NodeListOf<HTMLScriptElement>} */
    const named = document.querySelectorAll('script[type="text/later"]');
    for (const later of named) {
      const script = document.createElement('script');
      script.async = false;
      script.src = later.src;
      document.head.append(script);
    }
  }
  for (const sign of SIGNS) addEventListener(sign, start, QUIET);

  // Scripts that cannot be had, or stop before they have taken over: the reader is told, once.
  /** @param {Event} event */
  function fail({target}) {
    const ours = target instanceof HTMLScriptElement && target.src.startsWith(location.origin);
    if (target !== window && !ours) return;
    listenForFailures(removeEventListener);
    letGo();
    delete page.dataset.hasHydrated; // what waits for scripts, as the planner's list does, waits no longer
    const told = document.createElement('p');
    told.className = 'scripts-failed';
    told.setAttribute('role', 'alert');
    told.textContent =
      'The scripts of this page could not be loaded. Its text is complete; search, menus and choices need a new try: ' +
      'load the page again.';
    document.body.append(told);
  }
  /** @param {typeof addEventListener} change */
  function listenForFailures(change) {
    change('error', fail, true);
    change('unhandledrejection', fail);
  }
  listenForFailures(addEventListener);

  // What an address asks for after its "?" only script can show: nothing waits then.
  if (location.search) {
    page.dataset.asked = '';
    addEventListener('DOMContentLoaded', start);
  }

  // A button pressed before the scripts are ready is pressed again once they are.
  /** @param {MouseEvent} event */
  function holdClick(event) {
    /** @type {HTMLElement | null} */
    const button = event.target instanceof Element ? event.target.closest('button, [role=button]') : null;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = button;
  }
  addEventListener('click', holdClick, true);

  // The keys of the search count as its button, or the browser would take them for its own.
  /** @param {KeyboardEvent} event */
  function holdKeys(event) {
    const written = event.target instanceof Element && event.target.closest('input, textarea, select');
    const asked = event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && !written;
    if (!asked) return;
    event.preventDefault();
    held = document.querySelector('[data-search-button]');
  }
  addEventListener('keydown', holdKeys, true);
  function letGo() {
    removeEventListener('click', holdClick, true);
    removeEventListener('keydown', holdKeys, true);
  }
  const ready = new MutationObserver(() => {
    if (page.dataset.hasHydrated !== 'true') return;
    ready.disconnect();
    listenForFailures(removeEventListener);
    letGo();
    if (held?.isConnected) held.click();
  });
  ready.observe(page, {attributeFilter: ['data-has-hydrated']});

  // The theme disables buttons until its scripts are there; here they may be pressed and are held.
  addEventListener('DOMContentLoaded', () => {
    /** @type {NodeListOf<HTMLButtonElement>} */
    const disabled = document.querySelectorAll('button:disabled');
    for (const button of disabled) button.disabled = false;
  });
})();
