/** Whether the element takes text, in which `/` is a slash. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role=textbox], [role=combobox]') !== null
  );
}

/** Whether a key press opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of fields. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !takesText(event.target);
}
