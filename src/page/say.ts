/**
 * Shows a message in the element that every page has for it (template.ts), whose changes screen readers announce. It is
 * gone after a few seconds: chrome.css.
 */
export function say(text: string): void {
  const message = Object.assign(document.createElement('div'), {textContent: text});
  document.querySelector('.said')!.replaceChildren(message);
}
