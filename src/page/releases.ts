/**
 * The table of all releases and sections, or of a page's parts, which the browser opens (`popover`:
 * src/changelog/render/page-navigation.ts): marks where the reader is, and closes at a link.
 */
export function press(target: Element): void {
  const list = document.querySelector<HTMLElement>('nav[popover]');
  if (list?.contains(target) && target.closest('a')) list.hidePopover();
  const button = target.closest('[popovertarget]');
  if (!list || !button) return;
  const near = [button.closest('section'), button.closest('.release')];
  const ids = near.map((section) => section?.querySelector('.anchor')?.id);
  for (const link of list.querySelectorAll('a')) {
    const isHere = ids.includes(link.hash.slice(1));
    if (isHere) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => target instanceof Element && press(target));
