// The one script inside every page, since it must run before the first paint: it keeps readers at the place that they
// asked for or have read. Everything else comes once the page is idle: template.ts.
(() => {
  const page = document.documentElement;
  // Lists out of sight are not laid out: list-height.css. Whenever one is, or content comes, the page's height changes,
  // and what is wanted is brought back before that is painted, until the reader acts.
  page.dataset.skips = '';
  try {
    page.dataset.version = localStorage.getItem('own-version') ?? '';
  } catch {
    // Storage may be blocked: then no version is remembered.
  }
  // Only script can show what an address asks for after its "?", and the plan from the reader's own version.
  if (location.search || (page.dataset.version && /\/upgrade\/?$/.test(location.pathname))) page.dataset.asked = '';

  /** `place` is its top as a part of the window's height; '' is the page. */
  type Line = Readonly<{id: string; place: number}>;
  /** The line that was read in this entry of the history, or what the address names. */
  let wanted: Line | 'target' | undefined;
  /** The history's key and address for which `wanted` is set. */
  let historyKey = '';
  let isJumping = false;
  /** The width of the text for which a line was noted; 0 if none was in this entry of the history. */
  let readWidth = 0;
  const textWidth = () => document.querySelector('main')?.clientWidth ?? 0;
  const historyKeyNow = () => `${history.state?.key} ${location.href}`;
  const top = (element: Element) => element.getBoundingClientRect().top;

  function arrive() {
    if (isJumping) return;
    // No id has a %, and a stray one would stop the router.
    if (location.hash.includes('%')) history.replaceState(history.state, '', location.pathname + location.search);
    historyKey = historyKeyNow();
    readWidth = 0;
    wanted = history.state?.read ?? (location.hash ? 'target' : undefined);
    bringBack();
  }

  /** The version in the address, and its line. */
  const versionAsked = () => /(\d\d\.\d+)(?:\.\d+)*/.exec(location.hash) ?? [];
  /**
   * The element that the address names. An id in other case is found too, and a version as a tag has it, v24.8.4.13-lts: its
   * patch release, or else its release or line.
   */
  function named() {
    const id = location.hash.slice(1);
    const [version = '', line = ''] = versionAsked();
    const exact = document.getElementById(id) ?? document.querySelector(`[id="${CSS.escape(id)}" i]`);
    return exact ?? document.getElementById(version) ?? document.getElementById(line.replace('.', ''));
  }
  const unfold = (details: Element | null | undefined) => details?.setAttribute('open', '');
  /** Shows all of its list, if that is folded or it is not among what is shown: list-filters.ts. */
  function reveal(line: Element): void {
    unfold(line.parentElement?.closest('details'));
    if (!line.closest('[hidden]')) return;
    line.closest('section')?.querySelector<HTMLElement>('.chips button')?.click();
    const field = document.querySelector<HTMLInputElement>('[data-filter]');
    if (field) field.value = '';
    field?.dispatchEvent(new Event('input', {bubbles: true}));
  }
  function bringBack() {
    if (wanted === 'target') {
      const target = named();
      if (!target) return;
      // Only a step of the browser makes it the `:target`, and no step of the router. It fires a `popstate`.
      if (!target.matches(':target') && document.readyState === 'complete') {
        const [version, line] = versionAsked();
        if (version && version !== line && !target.id.includes('.')) {
          const message = Object.assign(document.createElement('div'), {textContent: `${version} is not on this page`});
          document.querySelector('.said')?.replaceChildren(message); // as say.ts does it
        }
        isJumping = true;
        location.replace(`#${target.id}`);
        isJumping = false;
        historyKey = historyKeyNow();
      }
      unfold(target.closest('.patches > li, .names > li, [data-part] li')?.querySelector('details'));
      reveal(target);
      target.scrollIntoView();
    } else if (wanted) {
      const line = wanted.id === '' ? page : document.getElementById(wanted.id);
      for (const open of history.state?.open ?? []) unfold(document.getElementById(open)?.querySelector('details'));
      if (line) reveal(line);
      if (line?.getClientRects().length) scrollBy(0, top(line) - wanted.place * innerHeight);
    }
  }

  // The line in the middle of the window, and what is unfolded, is noted in the history's entry once scrolling has
  // stopped, and before the reader may leave. At the same scroll position another line may stand later.
  let scrolled = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  function lineRead() {
    const points = [0, 30, 60, 90].map((down) => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down));
    const line = points.map((element) => element?.closest('li[id], tr[id], h2[id], h3[id]')).find(Boolean);
    return line ?? [...document.querySelectorAll('h2[id], h3[id]')].findLast((each) => top(each) < innerHeight / 2);
  }
  function note() {
    clearTimeout(rest);
    if (wanted || !scrolled || historyKey !== historyKeyNow()) return;
    scrolled = false;
    readWidth = textWidth();
    const line = lineRead() ?? page;
    const open = [...document.querySelectorAll('main [id] > details[open]')].map(
      ({parentElement}) => parentElement?.id,
    );
    history.replaceState({...history.state, read: {id: line.id, place: top(line) / innerHeight}, open}, '');
  }
  function noteSoon() {
    scrolled = true;
    clearTimeout(rest);
    rest = setTimeout(note, 150);
  }
  addEventListener('scroll', noteSoon, {passive: true});
  addEventListener('toggle', noteSoon, {capture: true}); // it does not bubble
  function onAct() {
    wanted = undefined;
  }
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, onAct, {capture: true, passive: true});
  for (const leaving of ['click', 'keydown']) addEventListener(leaving, note, {capture: true, passive: true});

  // The page has other content, or another height, or width: another window, a turned phone, a folded sidebar.
  function onContent() {
    if (historyKey !== historyKeyNow()) return arrive();
    if (readWidth > 0 && readWidth !== textWidth()) {
      readWidth = textWidth();
      wanted ??= history.state?.read;
    }
    bringBack();
  }
  addEventListener('popstate', () => {
    clearTimeout(rest);
    // A link to what the address names already makes no entry and keeps its state: it leads to the target.
    if (!isJumping && historyKey === historyKeyNow()) history.replaceState({...history.state, read: undefined}, '');
    arrive();
  });
  // A step of the router (client.ts), and a list that is complete.
  for (const change of ['DOMContentLoaded', 'hashchange', 'pageshow', 'staticcontent'])
    addEventListener(change, onContent);

  // The router finds its page by the address alone, so that it gets the address of what the server has sent. Where that is
  // the missing page, other case, `.html`, `//` or what follows a % may be all that is wrong.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) {
    const {pathname, search, hash} = location;
    const served = new URL(canonical.href).pathname;
    const near = pathname.toLowerCase().replace(/%.*|(?:\/index)?\.html$|\/(?=\/)/g, '');
    if (!served.endsWith('/404.html')) history.replaceState(history.state, '', served + search + hash);
    else if (near !== pathname && served !== pathname) location.replace(near + search + hash);
  }
  arrive();
  (function watch() {
    const content = document.getElementById('__docusaurus');
    if (content) new ResizeObserver(onContent).observe(content);
    else requestAnimationFrame(watch);
  })();
})();
