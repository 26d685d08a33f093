// Runs inline at the head of every page, as start.js does: keeps readers at the place that they asked for or have read.
(() => {
  // Lists out of sight are not laid out (see list-height.css). A list that comes near is laid out, and what stands below it
  // moves. So the lists around a target are laid out at once, and a jump is repeated for some frames, until the reader
  // acts.
  document.documentElement.dataset.skips = '';
  let turn = 0;
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
  // Farther than the browser would lay out lists near the window, since a list may turn out smaller than its estimate.
  // Below the target too, since the page's end limits the scroll position. For good: a list that is skipped again would
  // have its estimated height again.
  /** @param {number} top */
  function layOutAround(top) {
    /** @type {NodeListOf<HTMLElement>} */
    const lists = document.querySelectorAll('.release ul');
    const around = [...lists].filter((list) => {
      const box = list.getBoundingClientRect();
      return box.top < top + innerHeight && box.bottom > top - 3 * innerHeight;
    });
    for (const list of around) list.style.contentVisibility = 'visible';
  }

  // The line in the middle of the window is noted in the history's entry once scrolling has stopped, and before the
  // reader may leave. At the same scroll position another line may stand later.
  /** @typedef {{id: string, place: number}} Line `place` is its top as a part of the window's height */
  /** @type {Line | undefined} The line to bring back. No line is noted before that. */
  let wanted = history.state?.read;
  let scrolled = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  function note() {
    clearTimeout(rest);
    if (wanted || !scrolled) return;
    scrolled = false;
    const points = [0, 30, 60, 90].map((down) => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down));
    const line = points.map((element) => element?.closest('li[id], h2[id], h3[id]')).find(Boolean);
    const read = line && {id: line.id, place: line.getBoundingClientRect().top / innerHeight};
    try {
      history.replaceState({...history.state, read}, '');
    } catch {
      // The browser limits how often this may be done: then the line of the last time has to do.
    }
  }
  addEventListener(
    'scroll',
    () => {
      scrolled = true;
      clearTimeout(rest);
      rest = setTimeout(note, 150);
    },
    {passive: true},
  );
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(
      sign,
      () => {
        turn++;
        wanted = undefined;
      },
      {capture: true, passive: true},
    );
  for (const leaving of ['click', 'keydown']) addEventListener(leaving, note, {capture: true, passive: true});

  function bringBack() {
    const line = wanted && document.getElementById(wanted.id);
    const place = wanted?.place ?? 0;
    if (line?.getClientRects().length)
      keepAt(() => scrollBy(0, line.getBoundingClientRect().top - place * innerHeight));
  }
  let width = innerWidth;
  addEventListener('resize', () => {
    // A phone's address bar changes the height alone while the page is scrolled.
    if (innerWidth === width) return;
    width = innerWidth;
    wanted ??= history.state?.read;
    bringBack();
  });

  /** The element that the address names. An id in other case is found too; then the address gets its spelling. */
  function named() {
    try {
      const id = decodeURIComponent(location.hash.slice(1));
      const exact = id === '' ? null : document.getElementById(id);
      const found = exact ?? document.querySelector(`[id="${CSS.escape(id)}" i]`);
      if (found && !exact) location.replace(`#${encodeURIComponent(found.id)}`);
      return found;
    } catch {
      return null; // the address is no valid encoding
    }
  }
  // The history notes that a jump was repeated, since the way back leads to what was read and not to the jump.
  function settle() {
    const target = document.querySelector(':target') ?? named();
    if (!target || history.state?.settled) return;
    history.replaceState({...history.state, settled: true}, '');
    layOutAround(target.getBoundingClientRect().top);
    keepAt(() => target.scrollIntoView());
  }
  addEventListener('hashchange', settle);
  addEventListener('popstate', () => {
    turn++;
    clearTimeout(rest);
    wanted = history.state?.read;
  });

  addEventListener('DOMContentLoaded', () => {
    const target = wanted ? null : named();
    if (target) layOutAround(target.getBoundingClientRect().top);
  });
  addEventListener('pageshow', ({persisted}) => {
    if (persisted || turn > 0) return;
    if (wanted) bringBack();
    else settle();
  });
  // A piece of content has come by fetch: see StaticHtml.tsx. Going to the hash once more makes its element the
  // `:target`, which the router's step did not.
  addEventListener('staticcontent', () => {
    if (wanted) return bringBack();
    if (location.hash === '' || document.querySelector(':target')) return;
    location.replace(location.hash);
    settle();
  });

  // The End key: the page grows where its last lists are laid out. Only once the page itself is what the key scrolls.
  addEventListener('keydown', ({key, metaKey}) => {
    if (key !== 'End' && !(metaKey && key === 'ArrowDown')) return;
    const mine = turn;
    const keepAtEnd = () => turn === mine && keepAt(() => scrollTo(0, document.documentElement.scrollHeight));
    addEventListener('scroll', keepAtEnd, {once: true});
  });
})();
