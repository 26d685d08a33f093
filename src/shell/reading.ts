// Runs inline at the head of every page: tells readers where they are, at once and while they scroll. The line of the
// section that is read is lit in the table of contents and kept in sight there; the name of the release, or of the part
// of a long list, stands under the navbar.
(() => {
  // Both are live: the page may be scrolled before all of it has come, and the router may put another in its place.
  const anchors = document.getElementsByClassName('anchor');
  const boxes = document.getElementsByClassName('theme-doc-toc-desktop');
  let lit: Element | null | undefined;
  let mark: HTMLButtonElement | undefined;
  let readerMoved = false;

  const top = (element: Element) => element.getBoundingClientRect().top;

  function readHeading() {
    const headings = [...anchors];
    const last = headings.at(-1);
    if (!last) return undefined;
    // At the end of the page what was jumped to cannot come up to its place.
    if (document.documentElement.scrollHeight - innerHeight - scrollY < 2) {
      const target = document.querySelector(':target');
      const asked = target?.closest('section')?.querySelector('h2, h3') || target;
      if (target && asked && headings.includes(asked) && top(target) > 0) return asked;
      return headings.findLast((heading) => top(heading) < innerHeight);
    }
    // A heading is read from the place on where a jump would put it.
    const place = Number.parseFloat(getComputedStyle(last).scrollMarginTop) + 12;
    return headings.findLast((heading) => top(heading) <= place);
  }

  // Only the box of the table of contents is scrolled, never the page, and not if the readers have scrolled the box
  // themselves.
  function light(heading: Element | undefined): void {
    const box = boxes[0];
    const link = heading && box?.querySelector(`a[href="#${CSS.escape(heading.id)}"]`);
    if (link === lit) return;
    lit?.removeAttribute('aria-current');
    lit = link;
    if (!link || !box) return;
    link.setAttribute('aria-current', 'location');
    if (readerMoved) return;
    const [shown, line] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
    if (line.top < shown.top || line.bottom > shown.bottom)
      box.scrollTop += line.top - shown.top - (shown.height - line.height) / 2;
  }

  // Drawn by the style sheet from attributes, so that neither find-in-page nor a screen reader meets the heading twice.
  // At the end of the body: the rest of the page is React's. What a press does: navigator.ts.
  function name(heading: Element | undefined): void {
    const isList = !!heading?.closest('[data-static-html=names], [data-static-html=patches]');
    const release = isList ? heading : heading?.closest('.release');
    const title = isList ? heading : release?.querySelector('h2');
    if (!mark && !title) return;
    if (!mark) {
      mark = document.createElement('button');
      mark.className = 'reading';
      document.body.append(mark);
    }
    const passed = !!title && title.getBoundingClientRect().bottom <= top(mark);
    if (heading && release && title && passed) {
      const {left, width} = release.getBoundingClientRect();
      mark.style.left = `${left}px`;
      mark.style.width = `${width}px`;
      mark.dataset.heading = heading.id;
      mark.dataset.release = (title.textContent ?? '').replace(/^ClickHouse release /, '');
      const kind = heading !== title && heading.parentElement?.className;
      const section = (kind && document.querySelector(`.legend .${kind}`)?.textContent) || '';
      // Beside a table of contents, whose line is lit, it is not read out. On a phone the router takes that away.
      const isAlone = !boxes[0]?.getClientRects().length;
      mark.tabIndex = isAlone ? 0 : -1;
      mark.setAttribute('aria-hidden', String(!isAlone));
      const all = document.querySelector('.overview') ? 'releases and sections' : 'parts';
      const label = `${[mark.dataset.release, section].filter(Boolean).join(', ')}: all ${all}`;
      mark.dataset.section = `${section && ` · ${section}`}${isAlone ? ' ▾' : ''}`;
      if (isAlone) mark.setAttribute('aria-label', label);
      else mark.removeAttribute('aria-label');
    }
    mark.toggleAttribute('data-shown', passed);
  }

  function show() {
    const heading = readHeading();
    light(heading);
    name(heading);
  }
  let frame = 0;
  function look() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(show);
  }
  // Where a link leads into the page, before the table of contents is first painted, so that its lines do not move.
  addEventListener('arrived', () => boxes[0] && show());
  for (const change of ['scroll', 'hashchange']) addEventListener(change, look, {passive: true});
  // Another window, another page, content that came late, an edit in the live-editing server.
  addEventListener('pageshow', () => new ResizeObserver(look).observe(document.body), {once: true});

  // Whether readers have moved the box: by a wheel or a finger in it, or by its scroll bar. A key, or a wheel on the
  // page, ends that. A click on a line of the box follows the link.
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(
      sign,
      ({target, type}) => {
        const box = boxes[0];
        readerMoved = type === 'pointerdown' ? target === box : type !== 'keydown' && !!box?.contains(target as Node);
      },
      {capture: true, passive: true},
    );
})();
