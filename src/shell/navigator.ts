// Runs inline at the head of every page: where no table of contents stands beside the text, the bar that names what is
// read opens all releases and sections of the page.
(() => {
  /** `current` is the heading that is read. */
  function open(current: Element): void {
    const kinds = [...document.querySelectorAll('.legend li')];
    const dialog = document.createElement('dialog');
    dialog.className = 'navigator';
    dialog.setAttribute('aria-label', 'Releases and sections');
    const rows = [...document.querySelectorAll('.overview tbody tr')].map((row) => {
      const release = row.querySelector('a');
      const sections = document.getElementById(release?.hash.slice(1) ?? '')?.parentElement;
      const cells = kinds.map(({className, textContent}) => {
        const section = sections?.querySelector(`:scope > .${className}`);
        const heading = section?.querySelector('h3');
        if (!heading) return '<td>';
        const count = section?.querySelectorAll(':scope > ul > li').length;
        const here = heading === current ? ' aria-current=location' : '';
        return `<td><a href="#${heading.id}"${here} aria-label="${release?.text}, ${textContent}: ${count}">${count}</a>`;
      });
      const here = sections?.contains(current) ? ' aria-current=location' : '';
      return `<tr><th scope=row><a href="${release?.hash}"${here}>${release?.text}</a>${cells.join('')}`;
    });
    const heads = kinds.map(
      ({className, textContent}) => `<th scope=col class=${className}><span>${textContent}</span>`,
    );
    dialog.innerHTML =
      `<table><thead><tr><td>${heads.join('')}<tbody>${rows.join('')}</table>` +
      '<form method=dialog><a href="#">Top of the page</a> <button>Close</button></form>';
    dialog.addEventListener('click', ({target}) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
    });
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  addEventListener(
    'click',
    (event) => {
      const bar = event.target instanceof Element && event.target.closest('.reading');
      const {heading = ''} = bar instanceof HTMLElement ? bar.dataset : {};
      const current = document.getElementById(heading);
      if (!bar || !current) return;
      event.preventDefault();
      if (bar.getAttribute('aria-hidden') !== 'true') return open(current);
      location.hash = `#${current.closest('.release')?.querySelector('h2')?.id}`;
    },
    true,
  );
})();
