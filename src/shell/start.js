// Runs inline at the head of every page. It is served as it stands, so it is short and needs no build.
(() => {
  const page = document.documentElement;
  const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];
  const QUIET = {capture: true, passive: true};
  let held;

  // The site's scripts wait for the first sign of a reader who does more than read: until then they would only compete with the text.
  function start() {
    for (const sign of SIGNS) removeEventListener(sign, start, QUIET);
    for (const later of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      script.async = false;
      script.src = later.src;
      document.head.append(script);
    }
  }
  for (const sign of SIGNS) addEventListener(sign, start, QUIET);

  // A button pressed before the scripts are ready is pressed again once they are.
  function hold(event) {
    const button = event.target.closest('button, [role=button]');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = button;
  }
  addEventListener('click', hold, true);
  const ready = new MutationObserver(() => {
    if (page.dataset.hasHydrated !== 'true') return;
    ready.disconnect();
    removeEventListener('click', hold, true);
    if (held && held.isConnected) held.click();
  });
  ready.observe(page, {attributeFilter: ['data-has-hydrated']});

  // Sections out of sight are not laid out at first (see changelog.css). Once the page stands they are, one at a time while
  // nothing else is to be done, so that screen readers have them all and links within the page land where they should.
  function reveal(sections) {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect(); // lays it out within this idle period, not in the next frame
    requestIdleCallback(() => reveal(sections));
  }
  addEventListener('load', () => requestIdleCallback(() => reveal([...document.querySelectorAll('.release > section')])));
})();
