/**
 * Shows of a long list of bug fixes those whose bug did the same: src/changelog/render/year-page.ts. All are shown where none
 * is pressed.
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
