// Runs inline at the head of every page: Ctrl+K or Cmd+K anywhere, and / outside of fields, press the button of the
// search. Before the framework is there, start.js holds the press.
(() => {
  /** @param {KeyboardEvent} event */
  function press(event) {
    const {altKey, ctrlKey, isComposing, key, metaKey, shiftKey, target} = event;
    const takesText = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    const asked = ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !takesText;
    /** @type {HTMLElement | null} */
    const button = document.querySelector('[data-search-button]');
    if (!asked || altKey || isComposing || !button) return;
    button.click();
    // Where the search does not open, the keys stay the browser's.
    if (document.querySelector('[data-search-dialog][open]')) event.preventDefault();
  }
  addEventListener('keydown', press, true);
})();
