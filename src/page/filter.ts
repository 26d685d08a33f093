import {counted} from '../changelog/model/count';

/**
 * Hides the items of a page's long lists whose name does not contain the field's text, and the parts left
 * without items: src/changelog/render/name-index.ts. The buttons above the bug fixes of a year's page: chips.ts.
 */
function filter(field: HTMLInputElement): void {
  const wanted = field.value.trim().toLowerCase();
  const items = [...document.querySelectorAll<HTMLElement>(field.dataset.filter!)];
  for (const item of items) item.hidden = !item.querySelector('code')!.textContent.toLowerCase().includes(wanted);
  const left = items.filter(({hidden}) => !hidden);
  const parts = new Set(left.map((item) => item.closest('section')));
  for (const part of document.querySelectorAll<HTMLElement>('section:has(> .names)')) part.hidden = !parts.has(part);
  field.closest('p')!.querySelector('[role=status]')!.textContent = wanted ? counted(left.length, 'name', 'names') : '';
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement && target.dataset.filter) filter(target);
  });
  // An address may name what is not shown.
  window.addEventListener('hashchange', () => {
    const field = document.querySelector<HTMLInputElement>('[data-filter]');
    if (!field?.value) return;
    field.value = '';
    filter(field);
  });
}
