// Runs inline at the head of every page: tells a reader where he is, at once and while he scrolls. The line of the
// section that is read is lit in the table of contents and in sight there; the release has its name under the navbar.
(() => {
  /** @type {Element[]} */
  let headings = [];
  /** @type {Element | null | undefined} */
  let contents;
  /** @type {Element | null | undefined} */
  let lit;
  /** @type {HTMLAnchorElement | undefined} */
  let mark;
  let readerMoved = false;

  let whole = false;
  function find() {
    // The page may be scrolled before all of it has come, and the router may have put another in its place.
    if (!whole || !headings[0]?.isConnected) headings = [...document.querySelectorAll('article :is(h2, h3).anchor')];
    whole = document.readyState !== 'loading';
    if (!contents?.isConnected) contents = document.querySelector('.theme-doc-toc-desktop');
  }

  /** @param {Element} element */
  const top = (element) => element.getBoundingClientRect().top;

  function readHeading() {
    // At the end of the page what was jumped to cannot come up to its place.
    if (document.documentElement.scrollHeight - innerHeight - scrollY < 2) {
      const target = document.querySelector(':target');
      const asked = target?.closest('section')?.querySelector('h2, h3') || target;
      if (target && asked && headings.includes(asked) && top(target) > 0) return asked;
      return headings.findLast((heading) => top(heading) < innerHeight);
    }
    // A heading is read from the place on where a jump would put it.
    let [from, to] = [0, headings.length];
    const last = headings.at(-1);
    const place = last ? Number.parseFloat(getComputedStyle(last).scrollMarginTop) + 12 : 0;
    while (from < to) {
      const middle = (from + to) >> 1;
      const heading = headings[middle];
      if (heading && top(heading) <= place) from = middle + 1;
      else to = middle;
    }
    return headings[from - 1];
  }

  // Only the box of the table of contents is scrolled, never the page, and not where the reader has scrolled it
  // himself.
  /** @param {Element | undefined} heading */
  function light(heading) {
    const link = heading && contents?.querySelector(`a[href="#${CSS.escape(heading.id)}"]`);
    if (link === lit) return;
    lit?.removeAttribute('aria-current');
    lit = link;
    if (!link || !contents) return;
    link.setAttribute('aria-current', 'location');
    if (readerMoved) return;
    const [box, line] = [contents.getBoundingClientRect(), link.getBoundingClientRect()];
    if (line.top < box.top || line.bottom > box.bottom)
      contents.scrollTop += line.top - box.top - (box.height - line.height) / 2;
  }

  // Drawn by the style sheet from attributes, so that neither find-in-page nor a screen reader meets the heading twice.
  /** @param {Element | undefined} heading */
  function name(heading) {
    const release = heading?.closest('.release');
    if (release && !mark?.isConnected) {
      mark = document.createElement('a');
      mark.className = 'reading';
      mark.tabIndex = -1;
      mark.ariaHidden = 'true';
      release.parentElement?.prepend(mark);
    }
    if (!mark) return;
    const title = release?.querySelector('h2');
    const passed = !!title && title.getBoundingClientRect().bottom <= top(mark);
    mark.toggleAttribute('data-shown', passed);
    if (!title || !passed) return;
    mark.href = `#${title.id}`;
    mark.dataset.release = title.textContent ?? '';
    mark.dataset.section = heading === title ? '' : (heading?.textContent ?? '');
  }

  let asked = false;
  function look() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      find();
      const heading = readHeading();
      light(heading);
      name(heading);
    });
  }
  for (const change of ['scroll', 'resize', 'hashchange', 'pageshow']) addEventListener(change, look, {passive: true});
  addEventListener('DOMContentLoaded', () => headings.length > 0 && look()); // of a part of the page until now

  // Until he moves the page again: by a wheel or a finger there, by the box's scroll bar. A line that is clicked is a
  // wish to go there.
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(
      sign,
      ({target, type}) => {
        readerMoved =
          type === 'pointerdown'
            ? target === contents
            : type !== 'keydown' && !!contents?.contains(/** @type {Node} */ (target));
      },
      {capture: true, passive: true},
    );
})();
