// Runs inline at the head of every page, as start.js does: keeps a reader at the place that was asked for.
(() => {
  // Lists out of sight are not laid out (see changelog.css). What comes in sight is, and moves what stands below it:
  // so the lists around a target are laid out at once, and a jump is made good for some frames, unless the reader
  // moves on.
  document.documentElement.dataset.skips = '';
  let turn = 0;
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'])
    addEventListener(sign, () => turn++, {capture: true, passive: true});
  /** @param {() => void} move */
  function keepAt(move) {
    const mine = ++turn;
    let frames = 20;
    (function again() {
      if (turn !== mine) return;
      move();
      if (--frames > 0) requestAnimationFrame(again);
    })();
  }
  // As far as the browser would lay out once they are near, and more: what is laid out may turn out smaller. Below the
  // target too, since at its end the page cannot be scrolled on. For good: a list that is skipped again would have its
  // estimated height again.
  /** @param {Element | null} target */
  function layOutAround(target) {
    if (!target) return;
    const {top} = target.getBoundingClientRect();
    /** @type {NodeListOf<HTMLElement>} */
    const lists = document.querySelectorAll('.release ul');
    const around = [...lists].filter((list) => {
      const box = list.getBoundingClientRect();
      return box.top < top + innerHeight && box.bottom > top - 3 * innerHeight;
    });
    for (const list of around) list.style.contentVisibility = 'visible';
  }

  // The history notes that a jump was made good, since the way back leads to what was read and not to the jump.
  function settle() {
    const target = document.querySelector(':target');
    if (!target || history.state?.settled) return;
    history.replaceState({...history.state, settled: true}, '');
    layOutAround(target);
    keepAt(() => target.scrollIntoView());
  }
  addEventListener('hashchange', settle);

  // A reload and the way back from elsewhere show the line that was read: at the same scroll position another may
  // stand.
  const key = () => `read:${location.pathname}`;
  addEventListener('pagehide', () => {
    const lines = [0, 20, 40].map((down) => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down));
    const read = lines.map((line) => line?.closest('li[id], h2[id], h3[id]')).find(Boolean);
    try {
      sessionStorage.setItem(
        key(),
        JSON.stringify(read && {scroll: scrollY, id: read.id, top: read.getBoundingClientRect().top}),
      );
    } catch {
      // Storage may be blocked or full: then the scroll position has to do.
    }
  });
  /** @param {NavigationTimingType} type */
  function restore(type) {
    try {
      const {scroll, id, top} = JSON.parse(sessionStorage.getItem(key()) ?? 'null');
      const read = document.getElementById(id);
      // The note may be of another visit in the history; then the position is another too, once the browser has
      // brought it back.
      let same = type === 'reload';
      keepAt(() => {
        same ||= Math.abs(scrollY - scroll) < 2;
        if (same && read?.getClientRects().length) scrollBy(0, read.getBoundingClientRect().top - top);
      });
    } catch {
      // Nothing was noted.
    }
  }
  const arrival = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
  };
  addEventListener('DOMContentLoaded', () => {
    if (arrival() === 'navigate') layOutAround(document.getElementById(location.hash.slice(1)));
  });
  addEventListener('pageshow', ({persisted}) => {
    if (persisted || turn > 0) return;
    const type = arrival();
    if (type === 'navigate') settle();
    else if (type) restore(type);
  });
})();
