import {createStorageSlot} from '@docusaurus/theme-common';
import {ownVersion} from '../changelog/model/versions';
import {bugsOfFix, readVersions} from '../changelog/patches/bug-versions';
import {type Facts, verdict, versionsHtml} from '../changelog/patches/version-answer';

const OWN_VERSION = createStorageSlot('own-version');

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

/** The answer in an entry: which versions have the change, and whether the reader's own has it; empty, that is forgotten. */
function answerIn(facts: Facts): HTMLFormElement {
  const form = document.createElement('form');
  form.className = 'answer';
  form.noValidate = true; // what was wrong may be right now
  // HTML of ours: what the page says.
  form.innerHTML = `${versionsHtml(facts)}
    <label>Your version <input placeholder=${facts.release}.5 size=9></label> <button>Check</button> <b role=status></b>`;
  const field = form.querySelector('input')!;
  const status = form.querySelector('b')!;
  const show = (own = ''): void => {
    field.value = own;
    status.textContent = own && `${own}: ${verdict(facts, own)}.`;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const own = ownVersion(field.value);
    field.setCustomValidity(field.value && !own ? 'Expected a version like 26.3 or 26.3.12' : '');
    if (!field.reportValidity()) return;
    document.documentElement.dataset.version = own ?? '';
    OWN_VERSION.set(own ?? ''); // place.ts reads it
    show(own);
  });
  show(ownVersion(document.documentElement.dataset.version ?? '')); // anything may be stored
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
