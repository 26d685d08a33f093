// Runs inline at the head of every page: the switch of colors needs no framework, and does here what Docusaurus' own
// does. So do changes of the system and of another window. Print is light.
(() => {
  const page = document.documentElement;
  const {key = ''} = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  /** @type {Record<string, string>} */
  const NEXT = {system: 'light', light: 'dark', dark: 'system'};
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const hydrated = () => page.dataset.hasHydrated === 'true';

  /** @type {() => void} */
  let tell = () => {};

  /** @param {string} choice */
  function show(choice) {
    page.dataset.theme = choice === 'dark' || (choice === 'system' && systemDark.matches) ? 'dark' : 'light';
    page.dataset.themeChoice = choice;
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = document.querySelectorAll('[class*=toggleButton]');
    for (const button of buttons) {
      button.title = `${choice} mode`;
      const label = button.getAttribute('aria-label') ?? '';
      button.setAttribute('aria-label', label.replace(/\w+(?= mode\))/, choice));
    }
  }
  /** @param {string} choice */
  function choose(choice) {
    show(choice);
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
      // Once hydrated, Docusaurus handles its own switches, but not the one in a menu that menu.js has opened.
      if (!button || (hydrated() && button.closest('#__docusaurus'))) return;
      event.preventDefault();
      event.stopPropagation();
      choose(NEXT[page.dataset.themeChoice ?? ''] ?? 'light');
    },
    true,
  );

  systemDark.addEventListener('change', () => {
    if (page.dataset.themeChoice === 'system' && !hydrated()) show('system');
  });
  addEventListener('storage', (event) => {
    if (event.key === key && !hydrated()) show(event.newValue ?? 'system');
  });

  // Docusaurus reads the choice before it says that it has taken over. A choice made in between is told to it as one of
  // another window.
  new MutationObserver(() => tell()).observe(page, {attributeFilter: ['data-has-hydrated']});

  // A printer leaves out the dark background but not the pale letters.
  /** @type {string | undefined} */
  let theme;
  addEventListener('beforeprint', () => {
    theme = page.dataset.theme;
    page.dataset.theme = 'light';
  });
  addEventListener('afterprint', () => (page.dataset.theme = theme));
})();
