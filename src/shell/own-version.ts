// Runs inline at the head of every page: keeps the reader's own version of the server in the page's `data-version`, for
// all scripts, and says in the entry that the address names which versions have the change.
(() => {
  const page = document.documentElement;
  const KEY = 'own-version';
  const VERSION = /^\s*v?(2\d\.(?:1[0-2]|[1-9])(?:\.\d+){0,2})(?:[ -]\w+)?\s*$/;
  const {compare} = new Intl.Collator('en', {numeric: true});
  let form: HTMLFormElement | undefined;
  let fill = (): void => {};
  let takeAway = fill;
  try {
    // It is checked as what is typed: anything may stand there.
    page.dataset.version = VERSION.exec(localStorage.getItem(KEY) ?? '')?.[1] ?? '';
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
    fill();
  }
  const lineOf = (version: string) => version.split('.').slice(0, 2).join('.');
  function before(release: string): string {
    const [year, month] = release.split('.').map(Number);
    return month === 1 ? `${Number(year) - 1}.12` : `${year}.${Number(month) - 1}`;
  }

  /** Versions that have a bug, as src/changelog/patches/bug-versions.ts writes them: `25.7-25.8?` may have it. */
  type Bug = Readonly<{from: string; before: string; isSure: boolean}>;
  const readBugs = (text: string): Bug[] =>
    text.split(' ').map((part) => {
      const [from = '', before = ''] = part.replace('?', '').split('-');
      return {from, before, isSure: !part.endsWith('?')};
    });

  type Facts = Readonly<{
    release: string;
    since: string;
    bugs: readonly Bug[];
    patches: readonly string[];
    page: string;
  }>;
  function told({release, since, bugs, patches, page}: Facts): string {
    const linked = (name: string) => `<a href="${page}#${name}">${name}</a>`;
    const own = patches.find((name) => lineOf(name) === release);
    const last = own ? release : before(release);
    const fixed = [...(own ? [] : [release]), ...patches.map(linked)].join(', ');
    if (since && compare(since, last) <= 0) {
      const older = bugs.flatMap(({from, isSure}) => (isSure && compare(from, since) < 0 ? linked(from) : []));
      const brought = older.length > 0 ? `, and from ${older.join(', ')} on` : '';
      return `Bug in ${since === last ? '' : `${since} to `}${last}${brought}; fixed in ${fixed}.`;
    }
    const older = patches.filter((name) => name !== own).map((name) => `${lineOf(name)} from ${linked(name)}`);
    const newer = own ? `From ${linked(own)} on, and in later releases.` : `In ${release} and later.`;
    return `${newer} ${older.length > 0 ? `Backported: ${older.join(' · ')}.` : 'No backport is known.'}`;
  }
  function verdict({release, since, bugs, patches}: Facts, own: string): string {
    const line = lineOf(own);
    const around = bugs.find(({from, before: end}) => compare(from, own) <= 0 && compare(own, end) < 0);
    const [has, not, from, what] = since
      ? ['fixed', around && !around.isSure ? 'may have the bug' : 'has the bug', 'fixed', 'the fix']
      : ['included', 'not included', 'first', 'it'];
    const inLine = (wanted: string) => patches.find((name) => lineOf(name) === wanted);
    const first = inLine(line);
    const brought = own === line && bugs.find(({from}) => from !== line && lineOf(from) === line);
    if (brought) return `has the bug from ${brought.from} on${first ? `, fixed from ${first} on` : ''}`;
    if (first && own === line) return `${has} from ${first} on`;
    if (compare(own, first ?? release) >= 0) return has;
    if (since && !around) return 'does not have the bug';
    if (around && !around.isSure && !first) return `${not}; fixed in ${release}`;
    if (first) return `${not}; ${from} in ${first}`;
    const newer = [inLine(release) ?? release, ...patches].filter((name) => compare(name, own) > 0);
    return `${not}. No known ${line} release has ${what}; nearest: ${newer.sort(compare)[0]}`;
  }

  /** The answer in an entry. */
  function show(entry: Element, facts: Facts): void {
    const made = document.createElement('form');
    made.className = 'answer';
    made.action = location.hash;
    fill = () => {
      const own = page.dataset.version;
      const list = entry.parentElement!;
      const line = (first: string) => String(Number(first) + [...list.children].indexOf(entry));
      const {edit} = list.dataset;
      // HTML of ours: what the page says, and a version that VERSION has read.
      made.innerHTML = `${told(facts)} ${
        own
          ? `<b>${own}: ${verdict(facts, own)}.</b> <button>Forget my version</button>`
          : `<span><label>Your version <input placeholder=${facts.release}.5 size=9></label> <button>Check</button></span>`
      }${edit ? ` <a href="${edit.replace(/\d+$/, line)}">Edit</a>` : ''}<div role=status>`;
    };
    made.addEventListener('submit', (event) => {
      event.preventDefault();
      const field = made.querySelector('input');
      const version = VERSION.exec(field?.value ?? '')?.[1] ?? '';
      if (field && !version) {
        field.setAttribute('aria-invalid', 'true');
        made.lastChild!.textContent = `“${field.value}” is no version. Expected one like 26.3 or 26.3.12.`;
        return field.select();
      }
      keep(version);
      made.querySelector<HTMLElement>('input, button')?.focus();
    });
    fill();
    entry.append(made);
    form = made;
  }
  function answer() {
    const entry = document.getElementById(location.hash.slice(1))?.closest('.release li');
    if (entry && form?.parentElement === entry) return;
    takeAway();
    const [release] = /2\d\.\d+/.exec(entry?.closest('.release')?.querySelector('h2')?.textContent ?? '') ?? [];
    if (!release || !entry) return;
    const small = entry.querySelector('small');
    const credits = [...(small?.childNodes ?? [])];
    const since = /bug since (2[\d.]*\d)/.exec(small?.textContent ?? '')?.[1] ?? '';
    const bugs = readBugs((entry as HTMLElement).dataset.bug ?? '');
    // The patch releases of a cause stand in brackets before those of the fix.
    const link = [...(small?.querySelectorAll<HTMLAnchorElement>('a[href*="/patches#"]') ?? [])].find((each) =>
      each.previousSibling?.textContent?.endsWith('· also in '),
    );
    const patches = link?.textContent?.split(', ') ?? [];
    const page = small?.querySelector<HTMLAnchorElement>('a[href*="/patches#"]')?.pathname ?? '';
    show(entry, {release, since, bugs, patches, page});
    // The answer says it better.
    link?.previousSibling?.remove();
    link?.remove();
    takeAway = () => {
      form?.remove();
      small?.replaceChildren(...credits);
    };
  }
  // The first before the entry is painted, so that nothing moves: scroll-restoration.ts.
  for (const change of ['arrived', 'popstate', 'hashchange', 'staticcontent']) addEventListener(change, answer);
})();
