// Runs inline at the head of every page, so it is short.
(() => {
  const page = document.documentElement;
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];
  // Listeners for a reader's first sign, and those that stand in for the scripts until they are ready.
  const signs = new AbortController();
  const standIns = new AbortController();
  const {signal} = standIns;
  const later = () => document.querySelectorAll<HTMLScriptElement>('script[type="text/later"]');
  let held: HTMLElement | null | undefined;

  // The site's scripts wait for the first sign of a reader who does more than read: until then they would only
  // compete with the text.
  function start({type, movementX, movementY}: Event & Partial<PointerEvent>): void {
    // Some browsers report a pointer that rests where the page appears, too.
    if (type === 'pointermove' && !movementX && !movementY) return;
    signs.abort();
    // What the sign itself sets off is shown first.
    requestAnimationFrame(() => setTimeout(load));
  }
  function load() {
    for (const {src} of later()) {
      const script = document.createElement('script');
      script.async = false;
      script.src = src;
      document.head.append(script);
    }
  }
  for (const sign of SIGNS) addEventListener(sign, start, {capture: true, passive: true, signal: signs.signal});

  // Once the page is idle they are fetched, to be at hand then, but not run; not where the reader saves data.
  function fetchAhead() {
    const {saveData, effectiveType = ''} =
      (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection ?? {};
    if (signs.signal.aborted || saveData || effectiveType.includes('2g')) return;
    for (const {src} of later()) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = src;
      document.head.append(link);
    }
  }
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(fetchAhead));

  // Tells readers, once, that scripts could not be loaded or stopped before they took over.
  function fail({target}: Event): void {
    const ours = target instanceof HTMLScriptElement && target.src.startsWith(location.origin);
    if (target !== window && !ours) return;
    standIns.abort();
    wait(false);
    delete page.dataset.hasHydrated; // what waits for scripts, as the planner's list does, waits no longer
    const told = document.createElement('p');
    told.className = 'scripts-failed';
    told.setAttribute('role', 'alert');
    told.textContent =
      'The scripts of this page could not be loaded. Its text is complete; search, menus and choices need a new try: ' +
      'load the page again.';
    document.body.append(told);
  }
  addEventListener('error', fail, {capture: true, signal});
  addEventListener('unhandledrejection', fail, {signal});

  // Only script can show what an address asks for after its "?", and the plan from the reader's own version: then the
  // scripts start at once.
  if (location.search || (page.dataset.version && /\/upgrade\/?$/.test(location.pathname))) {
    page.dataset.asked = '';
    addEventListener('DOMContentLoaded', start, {signal: signs.signal});
  }

  // The search has a field to type into at once: src/components/Search/Search.tsx fills the rest of the dialog.
  function wait(open: boolean): void {
    const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }
  addEventListener('close', () => (held = undefined), true);

  // A button pressed before the scripts are ready is pressed again once they are.
  function holdClick(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>('button, [role=button]');
    // Some need no framework: see theme.ts and menu.ts, the dialogs, and forms that lead to an address.
    if (!button || event.defaultPrevented || button.closest('dialog, form[action]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = button;
    if (button.matches('[data-search-button]')) wait(true);
  }
  addEventListener('click', holdClick, {capture: true, signal});

  // What is entered into a field before the scripts are ready counts once they are: src/components/UpgradePlanner/RangeForm.tsx.
  addEventListener(
    'keydown',
    ({key, target}) => {
      if (target instanceof HTMLInputElement) target.toggleAttribute('data-entered', key === 'Enter');
    },
    {capture: true, signal},
  );

  // Without script the link leads to what begins with the sidebar. Docusaurus' own gives the focus to the text, too.
  function skip(event: MouseEvent): void {
    const link = (event.target as Element).closest('[href="#__docusaurus_skipToContent_fallback"]');
    const main = link && document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  }
  addEventListener('click', skip, {capture: true, signal});

  const ready = new MutationObserver(() => {
    if (page.dataset.hasHydrated !== 'true') return;
    ready.disconnect();
    standIns.abort();
    if (held?.isConnected) held.click();
  });
  ready.observe(page, {attributeFilter: ['data-has-hydrated']});
})();
