import {counted} from '../changelog/model/count';

/**
 * Shows only the bug fixes of a list with a button's symptom (src/changelog/model/symptoms.ts), or all: year-page.ts. The
 * line that sticks says that some are hidden.
 */
export function showSymptom({value, textContent, parentElement}: HTMLButtonElement): void {
  const section = parentElement!.closest('section')!;
  const list = section.querySelector<HTMLElement>('[data-symptoms]')!;
  const items = [...list.children] as HTMLElement[];
  for (const [place, item] of items.entries()) item.hidden = value !== '' && list.dataset.symptoms![place] !== value;
  for (const chip of parentElement!.querySelectorAll('button'))
    chip.setAttribute('aria-pressed', String(chip.value === value));
  section.querySelector<HTMLElement>('.sticky')!.dataset.shown = value && `${textContent} of ${items.length}`;
}

/**
 * Hides the items of a page's long lists whose name does not contain the field's text, and the parts left without items:
 * src/changelog/render/name-index.ts. A link to one of these shows all again: place.ts.
 */
export function filter(field: HTMLInputElement): void {
  const wanted = field.value.trim().toLowerCase();
  const items = [...document.querySelectorAll<HTMLElement>(field.dataset.filter!)];
  for (const item of items) item.hidden = !item.querySelector('code')!.textContent.toLowerCase().includes(wanted);
  const left = items.filter(({hidden}) => !hidden);
  for (const part of document.querySelectorAll<HTMLElement>('section:has(.names)'))
    part.hidden = !part.querySelector('li:not([hidden])');
  const [status, search] = field.closest('p')!.querySelectorAll<HTMLElement>('[role=status], button');
  status!.textContent = wanted ? counted(left.length, 'name', 'names') : '';
  search!.hidden = left.length > 0;
  if (left.length === 0) search!.dataset.search = field.value;
}
