import {say} from './say';

/** What a click asks to copy, and its name: the # of an entry or a heading its address, a button the code before it. */
function asked(clicked: Element): readonly [name: string, text: string] | undefined {
  const button = clicked.closest<HTMLElement>('[data-copy]');
  const codes = [...(button?.parentElement?.querySelectorAll('code') ?? [])].map((code) => code.textContent);
  if (button) return [button.dataset.copy || 'Setting', codes.join(', ')];
  const link = clicked.closest('a');
  const isOwn = link?.hash && link.closest('li, h2, h3')?.id === decodeURIComponent(link.hash.slice(1));
  return isOwn ? ['Address', link.href] : undefined;
}

/** Copies it and says so, and moves nothing. */
async function copy(event: MouseEvent): Promise<void> {
  const [name, text] = (event.target instanceof Element && asked(event.target)) || [];
  if (!text || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  try {
    await navigator.clipboard.writeText(text);
    say(`${name} copied`, 4000);
  } catch {
    say(`Not copied: the browser does not allow it. ${name}: ${text}`, 20_000);
  }
}

if (typeof document !== 'undefined') window.addEventListener('click', (event) => void copy(event), true);
