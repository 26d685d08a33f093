/** Searches for the entries of a name that its line in the index does not link: src/remark/name-index.ts. */
function searchOlder(button: HTMLButtonElement): void {
  document.querySelector<HTMLElement>('[data-search-button]')?.click();
  const field = document.querySelector<HTMLInputElement>('[data-search-dialog] input');
  if (!field) return;
  field.value = `${button.closest('li')?.querySelector('code')?.textContent} up to ${button.value}`;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('.names button');
    if (button) searchOlder(button);
  });
