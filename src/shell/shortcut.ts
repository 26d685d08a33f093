// Runs inline at the head of every page: Ctrl+K or Cmd+K anywhere, and / outside of fields, press the button of the
// search, and so does a letter typed into the field of the front door, which goes on in the search. Before the framework
// is there, start.ts holds the press.
(() => {
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
    document.querySelector<HTMLElement>('[data-search-button]')?.click();
    const field = document.querySelector<HTMLInputElement>('[data-search-dialog][open] input');
    if (!field) return;
    field.value = target.value;
    target.value = '';
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
})();
