import {ownVersion} from '../changelog/model/versions';
import {bugsOfFix, readVersions} from '../changelog/patches/bug-versions';
import {type Facts, verdict, versionsHtml} from '../changelog/patches/version-answer';
import {store} from './store';

/** The facts in the HTML of an entry of a release. */
function factsOf(entry: HTMLElement, release: string): Facts {
  const {since = '', bug, until} = entry.dataset;
  const patches = entry.querySelector<HTMLElement>('[data-patches]')?.dataset.patches?.split(', ') ?? [];
  return {
    release,
    since,
    bugs: bug === undefined ? bugsOfFix({since, release, fixedIn: patches}) : readVersions(bug),
    until,
    patches,
    page: document.querySelector<HTMLAnchorElement>('.navbar a[href$="/patches"]')?.pathname ?? '',
  };
}

/** The answer in an entry: which versions have the change, and whether the reader's own has it. */
function answerIn(facts: Facts): HTMLFormElement {
  const form = document.createElement('form');
  form.className = 'answer';
  const fill = (): void => {
    const own = ownVersion(document.documentElement.dataset.version ?? ''); // anything may be stored
    // HTML of ours: what the page says, and a version that `ownVersion` has read.
    form.innerHTML = `${versionsHtml(facts)} ${
      own
        ? `<b>${own}: ${verdict(facts, own)}.</b> <button>Forget my version</button>`
        : `<span><label>Your version <input placeholder=${facts.release}.5 size=9></label> <button>Check</button></span>`
    }<div role=status></div>`;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = form.querySelector('input');
    const version = field ? ownVersion(field.value) : '';
    if (field && !version) {
      field.setAttribute('aria-invalid', 'true');
      form.lastChild!.textContent = `“${field.value}” is not a version. Expected one like 26.3 or 26.3.12.`;
      return field.select();
    }
    document.documentElement.dataset.version = version!;
    store('own-version', version!); // place.ts reads it
    fill();
    form.querySelector<HTMLElement>('input, button')?.focus();
  });
  fill();
  return form;
}

/** Answers in the entry that the address names, and in no other. */
export function answer(): void {
  // The address of an entry that was joined to another names an element within that.
  const entry = document.getElementById(location.hash.slice(1))?.closest<HTMLElement>('li');
  const shown = document.querySelector('.answer');
  if (shown && shown.parentElement === entry) return;
  shown?.remove();
  const {release} = entry?.closest<HTMLElement>('[data-release]')?.dataset ?? {};
  if (entry && release) entry.append(answerIn(factsOf(entry, release)));
}
