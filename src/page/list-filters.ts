import {counted} from '../changelog/model/count';

/**
 * Shows only the bug fixes of a list with a button's symptom, or all: src/changelog/render/year-page.ts. Which symptoms
 * there are: src/changelog/model/symptoms.ts.
 */
export function showSymptom(button: HTMLButtonElement): void {
  const list = button.closest('section')?.querySelector<HTMLElement>('[data-symptoms]');
  for (const chip of button.parentElement!.children) chip.setAttribute('aria-pressed', String(chip === button));
  const symptoms = list?.dataset.symptoms ?? '';
  for (const [place, item] of [...(list?.children ?? [])].entries())
    (item as HTMLElement).hidden = button.value !== '' && symptoms[place] !== button.value;
}

/**
 * Hides the items of a page's long lists whose name does not contain the field's text, and the parts left
 * without items: src/changelog/render/name-index.ts.
 */
export function filter(field: HTMLInputElement): void {
  const wanted = field.value.trim().toLowerCase();
  const items = [...document.querySelectorAll<HTMLElement>(field.dataset.filter!)];
  for (const item of items) item.hidden = !item.querySelector('code')!.textContent.toLowerCase().includes(wanted);
  const left = items.filter(({hidden}) => !hidden);
  const parts = new Set(left.map((item) => item.closest('section')));
  for (const part of document.querySelectorAll<HTMLElement>('section:has(> .names)')) part.hidden = !parts.has(part);
  field.closest('p')!.querySelector('[role=status]')!.textContent = wanted ? counted(left.length, 'name', 'names') : '';
}

/** Shows all names again: an address may name one that is not shown. */
export function endFilter(): void {
  const field = document.querySelector<HTMLInputElement>('[data-filter]');
  if (!field?.value) return;
  field.value = '';
  filter(field);
}
