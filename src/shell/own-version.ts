// Runs inline at the head of every page: keeps the reader's own version of the server in the page's `data-version`, for
// all scripts, and says in the entry that the address names which versions have the change.
(() => {
  const page = document.documentElement;
  const KEY = 'own-version';
  const VERSION = /2\d\.(?:1[0-2]|[1-9])(?:\.\d+){0,2}/;
  const {compare} = new Intl.Collator('en', {numeric: true});
  /** Fill the answers that are shown. */
  const answers: (() => void)[] = [];
  try {
    page.dataset.version = localStorage.getItem(KEY) ?? '';
  } catch {
    // Storage may be blocked: then nothing is remembered.
  }
  function keep(version: string): void {
    page.dataset.version = version;
    try {
      if (version) localStorage.setItem(KEY, version);
      else localStorage.removeItem(KEY);
    } catch {
      // The same: then it is for this page only.
    }
    for (const fill of answers) fill();
  }
  const lineOf = (version: string) => version.split('.').slice(0, 2).join('.');
  function before(release: string): string {
    const [year, month] = release.split('.').map(Number);
    return month === 1 ? `${Number(year) - 1}.12` : `${year}.${Number(month) - 1}`;
  }

  type Facts = Readonly<{release: string; since: string; patches: readonly string[]; page: string}>;
  function told({release, since, patches, page}: Facts): string {
    const linked = (name: string) => `<a href="${page}#${name}">${name}</a>`;
    const own = patches.find((name) => lineOf(name) === release);
    const last = own ? release : before(release);
    const fixed = [...(own ? [] : [release]), ...patches.map(linked)].join(', ');
    if (since && compare(since, last) <= 0)
      return `Bug in ${since === last ? '' : `${since} to `}${last}; fixed in ${fixed}.`;
    const older = patches.filter((name) => name !== own).map((name) => `${lineOf(name)} from ${linked(name)}`);
    const newer = own ? `From ${linked(own)} on, and in later releases.` : `In ${release} and later.`;
    return `${newer} ${older.length > 0 ? `Backported: ${older.join(' · ')}.` : 'No backport is known.'}`;
  }
  function verdict({release, since, patches}: Facts, own: string): string {
    const line = lineOf(own);
    const [has, not] = since ? ['fixed', 'has the bug; fixed in'] : ['included', 'not included; first in'];
    const first = patches.find((name) => lineOf(name) === line);
    if (since && compare(line, since) < 0) return 'does not have the bug';
    if (!first) return compare(line, release) < 0 ? `${not} ${release}` : has;
    if (own === line) return `${has} from ${first} on`;
    return compare(own, first) < 0 ? `${not} ${first}` : has;
  }

  /** The answer in an entry. */
  function show(entry: Element, facts: Facts): void {
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
      const list = entry.parentElement!;
      const line = (first: string) => String(Number(first) + [...list.children].indexOf(entry));
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
    const link = small?.querySelector<HTMLAnchorElement>('a[href*="/patches#"]');
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
