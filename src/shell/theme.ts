// Runs inline at the head of every page: the switch of colors needs no framework. Docusaurus hears of a choice as of one
// in another window. Changes of the system and of another window are followed. Print is light.
(() => {
  const page = document.documentElement;
  const {key = ''} = (document.currentScript as HTMLScriptElement).dataset;
  const NEXT: Readonly<Record<string, string>> = {system: 'light', light: 'dark', dark: 'system'};
  const systemDark = matchMedia('(prefers-color-scheme: dark)');

  let tell = (): void => {};

  function show(choice: string): void {
    page.dataset.theme = choice === 'dark' || (choice === 'system' && systemDark.matches) ? 'dark' : 'light';
    page.dataset.themeChoice = choice;
    for (const button of document.querySelectorAll<HTMLElement>('[class*=toggleButton]')) {
      button.title = `${choice} mode`;
      const label = button.getAttribute('aria-label') ?? '';
      button.setAttribute('aria-label', label.replace(/\w+(?= mode\))/, choice));
    }
  }
  function choose(choice: string): void {
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
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      choose(NEXT[page.dataset.themeChoice ?? ''] ?? 'light');
    },
    true,
  );

  systemDark.addEventListener('change', () => {
    if (page.dataset.themeChoice === 'system') show('system');
  });
  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue ?? 'system');
  });

  // Docusaurus reads the choice before it says that it has taken over. A choice made in between is told to it as one of
  // another window.
  new MutationObserver(() => tell()).observe(page, {attributeFilter: ['data-has-hydrated']});

  // A printer leaves out the dark background but not the pale letters.
  let theme: string | undefined;
  addEventListener('beforeprint', () => {
    theme = page.dataset.theme;
    page.dataset.theme = 'light';
  });
  addEventListener('afterprint', () => (page.dataset.theme = theme));
})();
