/** Opens the search with a text: on the front page, and "Show all 20 entries" in the index of names. */
export function search(text: string): void {
  document.querySelector<HTMLElement>('[data-search-button]')?.click();
  const field = document.querySelector<HTMLInputElement>('[data-search-dialog]:popover-open input');
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

/** Ctrl+K or Cmd+K anywhere, and / outside of fields, press the button of the search. */
export function pressKey(event: KeyboardEvent): void {
  const {altKey, ctrlKey, isComposing, key, metaKey, shiftKey, target} = event;
  const takesText = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  const asked = ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !takesText;
  const button = document.querySelector<HTMLElement>('[data-search-button]');
  if (!asked || altKey || isComposing || !button) return;
  event.preventDefault();
  button.click();
}
