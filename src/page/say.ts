let end: ReturnType<typeof setTimeout> | undefined;

/** Says what a screen reader tells too, for so many milliseconds: it tells what changes in an element that it knows. */
export function say(text: string, shown: number): void {
  const said = document.querySelector('.said') ?? document.body.appendChild(document.createElement('p'));
  said.className = 'said';
  said.setAttribute('role', 'status');
  clearTimeout(end);
  setTimeout(() => (said.textContent = text));
  end = setTimeout(() => (said.textContent = ''), shown);
}
