/** For how many milliseconds a message is shown. */
const SHOWN = 8000;

let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message that screen readers announce too: they announce what changes in an element that was there before.
 * @param toCopy a text to copy by hand: the message stays until that is left
 */
export function say(text: string, toCopy?: string): void {
  const said = document.querySelector('.said') ?? document.body.appendChild(document.createElement('div'));
  const clear = (): void => said.replaceChildren();
  Object.assign(said, {className: 'said', role: 'status'});
  clearTimeout(end);
  if (toCopy === undefined) end = setTimeout(clear, SHOWN);
  setTimeout(() => {
    said.textContent = text;
    if (toCopy === undefined) return;
    const box = Object.assign(document.createElement('textarea'), {value: toCopy, readOnly: true, onblur: clear});
    box.setAttribute('aria-label', text);
    said.append(box);
    box.select();
  });
}
