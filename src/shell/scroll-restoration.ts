// Runs inline at the head of every page, as start.ts does: keeps readers at the place that they asked for or have read.
(() => {
  // Lists out of sight are not laid out (see list-height.css). A list that comes near is laid out, and what stands below it
  // moves. So the lists around a place are laid out at once, and a jump is repeated for some frames, until the reader
  // acts.
  const page = document.documentElement;
  page.dataset.skips = '';
  let turn = 0;
  function keepAt(move: () => void): void {
    const mine = ++turn;
    let frames = 20;
    (function again() {
      if (turn !== mine) return;
      move();
      if (--frames > 0) requestAnimationFrame(again);
    })();
  }
  // Farther than the browser would lay out lists near the window, since a list may turn out smaller than its estimate.
  // Below the place too, since the page's end limits the scroll position. For good: a list that is skipped again would
  // have its estimated height again.
  function layOutAround(place: Element): void {
    const {top} = place.getBoundingClientRect();
    const lists = document.querySelectorAll<HTMLElement>('.release ul');
    const around = [...lists].filter((list) => {
      const box = list.getBoundingClientRect();
      return box.top < top + innerHeight && box.bottom > top - 3 * innerHeight;
    });
    for (const list of around) list.style.contentVisibility = 'visible';
  }

  /** `place` is its top as a part of the window's height; '' is the page. */
  type Line = Readonly<{id: string; place: number}>;
  /**
   * What is brought back until the reader acts: the line that was read in this entry of the history, or else what the
   * address names. No line is noted before that.
   */
  let wanted: Line | 'target' | '' | undefined;
  /** The entry of the history that `wanted` is of. */
  let entry = '';
  const here = () => `${history.state?.key} ${location.href}`;
  function readable(text: string): string {
    try {
      decodeURIComponent(text);
      return text;
    } catch {
      return text.replaceAll('%', '%25'); // a stray % would stop the router
    }
  }
  let isJumping = false;
  function arrive() {
    if (isJumping) return;
    const {href, origin, pathname, search, hash} = location;
    const address = origin + readable(pathname) + search + readable(hash);
    if (address !== href) history.replaceState(history.state, '', address);
    entry = here();
    wanted = history.state?.read ?? (hash && 'target');
    bringBack();
  }

  /** The element that the address names. An id in other case is found too, and so is the entry that joined another. */
  function named() {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id === '') return null;
    const found = document.getElementById(id) ?? document.querySelector(`[id="${CSS.escape(id)}" i]`);
    return found?.closest('.release :is(h2, h3, li)') ?? found;
  }
  function unfold(details: HTMLDetailsElement | null | undefined): void {
    if (details) details.open = true;
  }
  /** Shows all of its list, if that is folded or its kind is not shown: chips.ts. */
  function reveal(line: Element): void {
    unfold(line.parentElement?.closest('details'));
    const all = line.closest('[hidden]')?.closest('section')?.querySelector<HTMLElement>('.chips button');
    all?.click();
  }
  function arriveAt(target: Element): void {
    unfold(target.closest('.patches > li, .names > li')?.querySelector('details'));
    reveal(target);
    layOutAround(target);
    target.scrollIntoView();
  }
  function bringBack() {
    if (wanted === 'target') {
      const target = named();
      if (!target) return;
      // Going to it by the browser makes it the `:target`, which the router's step does not. It tells of a `popstate`.
      if (!target.matches(':target') && document.readyState === 'complete') {
        isJumping = true;
        location.replace(`#${encodeURIComponent(target.id)}`);
        isJumping = false;
        entry = here();
      }
      arriveAt(target);
      keepAt(() => target.scrollIntoView());
    } else if (wanted) {
      const {id, place} = wanted;
      const line = id === '' ? page : document.getElementById(id);
      for (const open of history.state?.open ?? []) unfold(document.getElementById(open)?.querySelector('details'));
      if (line) reveal(line);
      if (!line?.getClientRects().length) return;
      layOutAround(line);
      keepAt(() => scrollBy(0, line.getBoundingClientRect().top - place * innerHeight));
    }
  }

  // The line in the middle of the window, and what is unfolded, is noted in the history's entry once scrolling has
  // stopped, and before the reader may leave. At the same scroll position another line may stand later.
  let scrolled = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const top = (element: Element) => element.getBoundingClientRect().top;
  function lineRead() {
    const points = [0, 30, 60, 90].map((down) => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down));
    const line = points.map((element) => element?.closest('li[id], h2[id], h3[id]')).find(Boolean);
    return line ?? [...document.querySelectorAll('h2[id], h3[id]')].findLast((each) => top(each) < innerHeight / 2);
  }
  const unfolded = () => document.querySelectorAll('main [id] > details[open]');
  function note() {
    clearTimeout(rest);
    if (wanted || !scrolled || entry !== here()) return;
    scrolled = false;
    const line = lineRead() ?? page;
    try {
      const open = [...unfolded()].map((details) => details.parentElement?.id);
      history.replaceState({...history.state, read: {id: line.id, place: top(line) / innerHeight}, open}, '');
    } catch {
      // The browser limits how often this may be done: then the line of the last time has to do.
    }
  }
  function noteSoon() {
    scrolled = true;
    clearTimeout(rest);
    rest = setTimeout(note, 150);
  }
  addEventListener('scroll', noteSoon, {passive: true});
  addEventListener('toggle', noteSoon, {capture: true}); // it does not bubble
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

  // The text has another width: another window, a turned phone, a folded sidebar.
  let width = 0;
  const text = new ResizeObserver(() => {
    const before = width;
    width = document.querySelector('main')?.clientWidth ?? 0;
    if (before === 0 || before === width) return;
    wanted ||= history.state?.read;
    bringBack();
  });
  // The page has other content: a step of the router (see client.ts), a piece that has come by fetch (StaticHtml.tsx),
  // a list that is complete.
  function onContent() {
    const main = document.querySelector('main');
    if (main) text.observe(main);
    if (entry === here()) bringBack();
    else arrive();
  }

  addEventListener('popstate', () => {
    clearTimeout(rest);
    // A link to what the address names already makes no entry and keeps its state: it leads to the target.
    if (!isJumping && entry === here()) history.replaceState({...history.state, read: undefined}, '');
    arrive();
  });
  addEventListener('hashchange', onContent);
  addEventListener('staticcontent', onContent, true);
  addEventListener('pageshow', onContent);
  arrive();

  /** Whether all of an element has come: something follows it. */
  const isWhole = (element: Element | null): boolean =>
    !!element && (!!element.nextElementSibling || isWhole(element.parentElement));
  // While the page comes, before what the address names is first painted: then nothing moves.
  function jump() {
    // Room below what has come, so that its last line too can stand at the top of the window.
    page.toggleAttribute('data-coming', wanted === 'target' && document.readyState === 'loading');
    const target = named();
    if (!target || (document.readyState === 'loading' && !isWhole(target))) return;
    if (wanted === 'target') arriveAt(target);
    dispatchEvent(new Event('arrived')); // own-version.ts, reading.ts
  }
  (function early() {
    jump();
    if (document.readyState === 'loading') requestAnimationFrame(early);
  })();
  addEventListener('DOMContentLoaded', jump);

  // The End key: the page grows where its last lists are laid out. Only once the page itself is what the key scrolls.
  addEventListener('keydown', ({key, metaKey}) => {
    if (key !== 'End' && !(metaKey && key === 'ArrowDown')) return;
    const mine = turn;
    const keepAtEnd = () => turn === mine && keepAt(() => scrollTo(0, page.scrollHeight));
    addEventListener('scroll', keepAtEnd, {once: true});
  });
})();
