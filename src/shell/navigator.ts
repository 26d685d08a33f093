// Runs inline at the head of every page: where no table of contents stands beside the text, the bar that names what is
// read opens all releases and sections of the page, as do "On this page" and the second skip link.
(() => {
  /** The releases of a year and their sections. `current` is the heading that is read. */
  function releases(current: Element | null): string {
    const kinds = [...document.querySelectorAll('.legend li')];
    const rows = [...document.querySelectorAll('.overview tbody tr')].map((row) => {
      const release = row.querySelector('a');
      const sections = document.getElementById(release?.hash.slice(1) ?? '')?.parentElement;
      const cells = kinds.map(({className, textContent}) => {
        const section = sections?.querySelector(`:scope > .${className}`);
        const heading = section?.querySelector('h3');
        if (!heading) return '<td>';
        const count = section?.querySelectorAll(':scope > ul > li').length;
        const here = heading === current ? ' aria-current=location autofocus' : '';
        return `<td><a href="#${heading.id}"${here} aria-label="${release?.text}, ${textContent}: ${count}">${count}</a>`;
      });
      const here = sections?.contains(current) ? ' aria-current=location' : '';
      return `<tr><th scope=row><a href="${release?.hash}"${here}>${release?.text}</a>${cells.join('')}`;
    });
    const heads = kinds.map(
      ({className, textContent}) => `<th scope=col class=${className}><span>${textContent}</span>`,
    );
    return `<table><thead><tr><td>${heads.join('')}<tbody>${rows.join('')}</table>`;
  }
  const ofPlan = () => document.querySelector('nav > .theme-doc-toc-desktop');
  /** The parts of a plan, or of a long list. */
  function parts(current: Element | null): string {
    const contents = ofPlan()?.innerHTML;
    if (contents) return contents;
    const lines = [...document.querySelectorAll('.anchor')].map((heading) => {
      const here = heading === current ? ' aria-current=location autofocus' : '';
      return `<li><a href="#${heading.id}"${here}>${heading.textContent}</a>`;
    });
    return `<ul class=clean-list>${lines.join('')}</ul>`;
  }
  function open(current: Element | null, isYear: boolean): void {
    const dialog = document.createElement('dialog');
    dialog.className = 'navigator';
    dialog.setAttribute('aria-label', isYear ? 'Releases and sections' : 'Parts of the page');
    // HTML of ours: headings and addresses of the page.
    dialog.innerHTML = `${(isYear ? releases : parts)(
      current,
    )}<form method=dialog><a href="#">Top of the page</a> <button>Close</button></form>`;
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
      const asked =
        event.target instanceof Element && event.target.closest('.reading, .theme-doc-toc-mobile button, .skip');
      const isYear = !!document.querySelector('.overview');
      if (!asked || !(isYear || ofPlan() || document.querySelector('.names, .patches'))) return;
      event.preventDefault();
      event.stopPropagation();
      const current = document.getElementById(
        document.querySelector<HTMLElement>('.reading[data-shown]')?.dataset.heading ?? '',
      );
      const contents = document.querySelector('.theme-doc-toc-desktop');
      if (!contents?.getClientRects().length) open(current, isYear);
      else if (asked.className === 'reading')
        location.hash = `#${(current?.closest('.release')?.querySelector('h2') ?? current)?.id}`;
      else (contents.querySelector<HTMLElement>('[aria-current]') ?? contents.querySelector('a'))?.focus();
    },
    true,
  );
})();
