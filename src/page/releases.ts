/** Closes the table of all releases and sections, which the browser opens (`popover`), at a link in it. */
if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('nav[popover]')?.hidePopover();
  });
