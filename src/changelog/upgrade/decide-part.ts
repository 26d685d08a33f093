// The steps of a plan, and its part "Decide".
import {inDigits} from '../model/count';
import type {Text} from '../model/records';
import {joined} from '../model/text';
import {type Block, type Part, partOf} from './blocks';
import {targetsTable} from './bugs-part';
import {STEPS, type Step} from './groups';
import type {PlanView} from './plan-items';

/** A part with the number of its items, and of those that mention a setup: `May not start 3 of 35`. */
function partLink({key, title, count, mine}: Part): Text {
  const link = {href: `#${key}`, text: [title]};
  if (count === undefined) return [link];
  return [link, ` ${mine === undefined ? '' : `${inDigits(mine)} of `}${inDigits(count)}`];
}

/**
 * The steps of an upgrade, each with the way to its first part, what it involves and its other parts.
 * @param isFar whether servers of both versions never run side by side
 */
export function stepsTable(parts: readonly Part[], isFar: boolean): Block {
  const rows = STEPS.map(({title, about: near, far = near}: Step, place): Text[] => {
    const about = isFar ? far : near;
    const own = parts.filter(({step}) => step === place + 1);
    const [first] = own;
    if (!first) return [[`${place + 1} · ${title}`], ['There are none.']];
    const others = own.filter((part) => part.title !== title).map(partLink);
    const text = [...(about === '' ? [] : [[about]]), ...(others.length > 0 ? [joined(others, ' · ')] : [])];
    return [[{href: `#${first.key}`, text: [`${place + 1} · ${title}`]}], joined(text, ' ')];
  });
  const ids = rows.map((_, place) => `step-${place + 1}`);
  return {kind: 'table', id: 'parts', label: 'Steps of the upgrade', head: ['Step', 'What it involves'], ids, rows};
}

/** The part "Decide": the versions to go to; none if there is nothing to compare. */
export function decidePart(view: PlanView): Part[] {
  const blocks = targetsTable(view);
  return blocks.length === 0 ? [] : [partOf({key: 'decide', title: 'Decide', step: 1}, () => blocks)];
}
