let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message that screen readers announce too: they announce what changes in an element that was there before.
 * @param shown for how many milliseconds; undefined for a text to copy by hand, which stays until it is left
 */
export function say(text: string, shown: number | undefined, toCopy?: string): void {
  const said = document.querySelector('.said') ?? document.body.appendChild(document.createElement('p'));
  const clear = (): void => said.replaceChildren();
  said.className = 'said';
  said.setAttribute('role', 'status');
  clearTimeout(end);
  if (shown !== undefined) end = setTimeout(clear, shown);
  setTimeout(() => {
    said.textContent = text;
    if (toCopy === undefined) return;
    const box = Object.assign(document.createElement('textarea'), {value: toCopy, readOnly: true, onblur: clear});
    box.setAttribute('aria-label', text);
    said.append(box);
    box.select();
  });
}
