// Runs inline at the head of every page, as start.js does: keeps a reader at the place that was asked for.
(() => {
  // Lists out of sight are not laid out (see changelog.css). What comes in sight is, and moves what stands below it:
  // so a jump is made good for some frames. The history notes that, since the way back leads to what was read, not to the jump.
  document.documentElement.dataset.skips = '';
  function keepAt(move) {
    let frames = 10;
    (function again() {
      move();
      if (--frames > 0) requestAnimationFrame(again);
    })();
  }
  function settle() {
    const target = document.querySelector(':target');
    if (!target || (history.state && history.state.settled)) return;
    history.replaceState({...history.state, settled: true}, '');
    keepAt(() => target.scrollIntoView());
  }
  addEventListener('hashchange', settle);

  // A reload and the way back from elsewhere show the line that was read: at the same scroll position another may stand.
  const KEY = `read:${location.pathname}`;
  addEventListener('pagehide', () => {
    const lines = [0, 20, 40].map((down) => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down));
    const read = lines.map((line) => line && line.closest('li[id], h2[id], h3[id]')).find(Boolean);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(read && {scroll: scrollY, id: read.id, top: read.getBoundingClientRect().top}));
    } catch {
      // Storage may be blocked or full: then the scroll position has to do.
    }
  });
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) return;
    settle();
    try {
      const {scroll, id, top} = JSON.parse(sessionStorage.getItem(KEY));
      const read = document.getElementById(id);
      if (Math.abs(scrollY - scroll) < 2) keepAt(() => scrollBy(0, read.getBoundingClientRect().top - top));
    } catch {
      // Nothing was noted.
    }
  });
})();
