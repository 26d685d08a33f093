// Runs inline at the head of every page: Ctrl+K or Cmd+K anywhere, and / outside of fields, press the button of the
// search. So does a letter typed into the field of the front door, which goes on in the search, and "all 20" in the
// index of names: src/remark/name-index.ts. Before the framework is there, start.ts holds the press.
(() => {
  /** Opens the search with a text; gives whether it is open. */
  function search(text: string): boolean {
    document.querySelector<HTMLElement>('[data-search-button]')?.click();
    const field = document.querySelector<HTMLInputElement>('[data-search-dialog][open] input');
    if (!field) return false;
    field.value = text;
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    return true;
  }

  function press(event: KeyboardEvent): void {
    const {altKey, ctrlKey, isComposing, key, metaKey, shiftKey, target} = event;
    const takesText = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    const asked = ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !takesText;
    const button = document.querySelector<HTMLElement>('[data-search-button]');
    if (!asked || altKey || isComposing || !button) return;
    button.click();
    // Where the search does not open, the keys stay the browser's.
    if (document.querySelector('[data-search-dialog][open]')) event.preventDefault();
  }
  addEventListener('keydown', press, true);

  addEventListener('input', (event) => {
    const {target, isComposing} = event as InputEvent;
    if (!(target instanceof HTMLInputElement) || !('searchField' in target.dataset) || isComposing) return;
    if (search(target.value)) target.value = '';
  });

  addEventListener('click', ({target}) => {
    const all = target instanceof Element && target.closest('.names button');
    if (all) search(`${all.closest('li')?.querySelector('code')?.textContent} newest first`);
  });
})();
