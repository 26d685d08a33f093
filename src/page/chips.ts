/**
 * Shows only the bug fixes of a list with a button's symptom, or all: src/changelog/render/year-page.ts. Which symptoms
 * there are: src/changelog/model/symptoms.ts.
 */
export function press(button: HTMLButtonElement): void {
  const list = button.closest('section')?.querySelector<HTMLElement>('[data-symptoms]');
  for (const chip of button.parentElement!.children) chip.setAttribute('aria-pressed', String(chip === button));
  const symptoms = list?.dataset.symptoms ?? '';
  for (const [place, item] of [...(list?.children ?? [])].entries())
    (item as HTMLElement).hidden = button.value !== '' && symptoms[place] !== button.value;
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('.chips button');
    if (button) press(button);
  });
