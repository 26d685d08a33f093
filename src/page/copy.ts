import copyText from 'copy-text-to-clipboard';
import {say} from './say';

/** Copies a text and says so. Browsers have a `navigator.clipboard` only on hosts with https, and may not allow its use. */
export async function copy(name: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyText(text)) return say(`${name} not copied, since the browser does not allow it`);
  }
  say(`${name} copied`);
}

/** What a click copies, and its name: the # of an entry or heading copies its address, a button the code beside it. */
function asked(clicked: Element): readonly [name: string, text: string] | undefined {
  const button = clicked.closest<HTMLElement>('[data-copy]');
  const codes = [...(button?.parentElement?.querySelectorAll('code') ?? [])].map((code) => code.textContent);
  if (button) return [button.dataset.copy || 'Setting', codes.join(', ')];
  const link = clicked.closest('a');
  const isOwn = link && `#${link.closest('li, h2, h3')?.id}` === link.hash;
  return isOwn ? ['Address', link.href] : undefined;
}

/** Copies what a click asks for, unless that is a link to open in another tab or window. */
export function copyAsked(event: MouseEvent, clicked: Element): void {
  const text = asked(clicked);
  if (!text || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void copy(...text);
}
