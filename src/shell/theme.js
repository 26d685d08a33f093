// Runs inline at the head of every page: the switch of colors needs no framework, and does here what Docusaurus' own
// does.
(() => {
  const page = document.documentElement;
  const {key = ''} = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  /** @type {Record<string, string>} */
  const NEXT = {system: 'light', light: 'dark', dark: 'system'};

  /** @type {() => void} */
  let tell = () => {};

  /** @param {string} choice */
  function choose(choice) {
    const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    page.dataset.theme = dark ? 'dark' : 'light';
    page.dataset.themeChoice = choice;
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = document.querySelectorAll('[class*=toggleButton]');
    for (const button of buttons) {
      button.title = `${choice} mode`;
      button.ariaLabel = (button.ariaLabel ?? '').replace(/\w+(?= mode\))/, choice);
    }
    const newValue = choice === 'system' ? null : choice;
    try {
      if (newValue) localStorage.setItem(key, newValue);
      else localStorage.removeItem(key);
      tell = () => dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
      tell();
    } catch {
      // Storage may be blocked or full: then the choice is for this page only.
    }
  }

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('[class*=toggleButton]');
      // From then on it is Docusaurus', but for the one in a menu that was opened before (menu.js).
      if (!button || (page.dataset.hasHydrated === 'true' && button.closest('#__docusaurus'))) return;
      event.preventDefault();
      event.stopPropagation();
      choose(NEXT[page.dataset.themeChoice ?? ''] ?? 'light');
    },
    true,
  );

  // Docusaurus has read the choice before it says that it has taken over: what was chosen in between it hears as from
  // another window.
  new MutationObserver(() => tell()).observe(page, {attributeFilter: ['data-has-hydrated']});
})();
