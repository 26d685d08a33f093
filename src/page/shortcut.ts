/** Opens the search with a text; returns whether it opened. */
export function search(text: string): boolean {
  document.querySelector<HTMLElement>('[data-search-button]')?.click();
  const field = document.querySelector<HTMLInputElement>('[data-search-dialog]:popover-open input');
  if (!field) return false;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  return true;
}

/** Ctrl+K or Cmd+K anywhere, and / outside of fields, press the button of the search. */
function press(event: KeyboardEvent): void {
  const {altKey, ctrlKey, isComposing, key, metaKey, shiftKey, target} = event;
  const takesText = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  const asked = ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !takesText;
  const button = document.querySelector<HTMLElement>('[data-search-button]');
  if (!asked || altKey || isComposing || !button) return;
  button.click();
  // Where the search does not open, the keys stay the browser's.
  if (document.querySelector('[data-search-dialog]:popover-open')) event.preventDefault();
}

/** What is typed into the field of the front door goes on in the search. */
function goOn(event: Event): void {
  const {target, isComposing} = event as InputEvent;
  if (!(target instanceof HTMLInputElement) || !('searchField' in target.dataset) || isComposing) return;
  if (search(target.value)) target.value = '';
}

if (typeof document !== 'undefined') {
  window.addEventListener('keydown', press, true);
  window.addEventListener('input', goOn);
  // "all 20" in the index of names: src/changelog/render/name-index.ts.
  window.addEventListener('click', ({target}) => {
    const asked = target instanceof Element && target.closest<HTMLElement>('[data-search]');
    if (asked) search(asked.dataset.search!);
  });
}
