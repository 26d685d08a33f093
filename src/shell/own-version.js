// Runs inline at the head of every page: keeps the reader's own version of the server in the page's `data-version`, for
// all scripts, and says in the entry that the address names which versions have the change.
(() => {
  const page = document.documentElement;
  const KEY = 'own-version';
  const VERSION = /2\d\.(?:1[0-2]|[1-9])(?:\.\d+){0,2}/;
  const {compare} = new Intl.Collator('en', {numeric: true});
  /** Fill the answers that are shown. @type {(() => void)[]} */
  const answers = [];
  try {
    page.dataset.version = localStorage.getItem(KEY) ?? '';
  } catch {
    // Storage may be blocked: then nothing is remembered.
  }
  /** @param {string} version */
  function keep(version) {
    page.dataset.version = version;
    try {
      if (version) localStorage.setItem(KEY, version);
      else localStorage.removeItem(KEY);
    } catch {
      // The same: then it is for this page only.
    }
    for (const fill of answers) fill();
  }
  /** @param {string} version */
  const lineOf = (version) => version.split('.').slice(0, 2).join('.');
  /** @param {string} release */
  function before(release) {
    const [year, month] = release.split('.').map(Number);
    return month === 1 ? `${Number(year) - 1}.12` : `${year}.${Number(month) - 1}`;
  }

  /** @typedef {{release: string, since: string, patches: string[], page: string}} Facts */
  /** @param {Facts} facts */
  function told({release, since, patches, page}) {
    /** @param {string} name */
    const linked = (name) => `<a href="${page}#${name}">${name}</a>`;
    const own = patches.find((name) => lineOf(name) === release);
    const last = own ? release : before(release);
    const fixed = [...(own ? [] : [release]), ...patches.map(linked)].join(', ');
    if (since && compare(since, last) <= 0)
      return `Bug in ${since === last ? '' : `${since} to `}${last}; fixed in ${fixed}.`;
    const older = patches.filter((name) => name !== own).map((name) => `${lineOf(name)} from ${linked(name)}`);
    const newer = own ? `From ${linked(own)} on, and in later releases.` : `In ${release} and later.`;
    return `${newer} ${older.length > 0 ? `Backported: ${older.join(' · ')}.` : 'No backport is known.'}`;
  }
  /**
   * @param {Facts} facts
   * @param {string} own
   */
  function verdict({release, since, patches}, own) {
    const line = lineOf(own);
    const [has, not] = since ? ['fixed', 'has the bug; fixed in'] : ['included', 'not included; first in'];
    const first = patches.find((name) => lineOf(name) === line);
    if (since && compare(line, since) < 0) return 'does not have the bug';
    if (!first) return compare(line, release) < 0 ? `${not} ${release}` : has;
    if (own === line) return `${has} from ${first} on`;
    return compare(own, first) < 0 ? `${not} ${first}` : has;
  }

  /**
   * The answer in an entry.
   * @param {Element} entry
   * @param {Facts} facts
   */
  function show(entry, facts) {
    const form = document.createElement('form');
    form.className = 'answer';
    form.action = location.hash;
    const fill = () => {
      const own = page.dataset.version;
      form.innerHTML = `${told(facts)} ${
        own
          ? `<b>${own}: ${verdict(facts, own)}.</b> <button>Forget my version</button>`
          : '<label>Your version <input placeholder=24.8.5 size=9></label> <button>Check</button>'
      }`;
      const list = /** @type {HTMLElement} */ (entry.parentElement);
      const line = (/** @type {string} */ first) => String(Number(first) + [...list.children].indexOf(entry));
      const {edit} = list.dataset;
      if (edit) form.insertAdjacentHTML('beforeend', ` <a href="${edit.replace(/\d+$/, line)}">Edit</a>`);
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const field = form.querySelector('input');
      const version = VERSION.exec(field?.value ?? '')?.[0] ?? '';
      if (field && !version) return field.select();
      keep(version);
      form.querySelector('button')?.focus();
    });
    answers.push(fill);
    fill();
    entry.append(form);
  }
  function answer() {
    const entry = document.getElementById(location.hash.slice(1));
    const release = VERSION.exec(entry?.closest('.release')?.querySelector('h2')?.textContent ?? '')?.[0];
    if (!release || !entry?.matches('li') || entry.querySelector('form')) return;
    const small = entry.querySelector('small');
    const since = /bug since (2[\d.]*\d)/.exec(small?.textContent ?? '')?.[1] ?? '';
    /** @type {HTMLAnchorElement | null | undefined} */
    const link = small?.querySelector('a[href*="/patches#"]');
    const patches = link?.textContent?.split(', ') ?? [];
    show(entry, {release, since, patches, page: link?.pathname ?? ''});
    // The answer says it better.
    link?.previousSibling?.remove();
    link?.remove();
  }
  // Before the entry is first painted, so that nothing moves.
  (function early() {
    answer();
    if (document.readyState === 'loading') requestAnimationFrame(early);
  })();
  for (const change of ['popstate', 'hashchange', 'staticcontent', 'DOMContentLoaded'])
    addEventListener(change, answer);
})();
