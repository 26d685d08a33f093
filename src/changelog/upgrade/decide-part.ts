// The steps of a plan, and its part "Decide".
import {inDigits} from '../model/count';
import type {Piece, Text} from '../model/records';
import {joined} from '../model/text';
import {type Block, folded, type Part, partOf, points} from './blocks';
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

/** The most bullets of a release's summary that stand in a plan. */
const BULLETS = 3;

/** What the summaries of the releases on the way say first, folded. */
function summaryBlocks({releases}: PlanView): Block[] {
  const items = releases.flatMap(({version, address, summary}) => {
    const [page] = address.split('#');
    const onPage = (piece: Piece): Piece =>
      typeof piece === 'object' && 'href' in piece && piece.href.startsWith('#')
        ? {...piece, href: page + piece.href}
        : piece;
    return summary.slice(0, BULLETS).map((text): Text => [{href: address, text: [version]}, ': ', ...text.map(onPage)]);
  });
  return folded('What the releases on the way bring, in three lines each', points(items));
}

/** The part "Decide": the versions to go to, and what the releases on the way bring; none if nothing is known of either. */
export function decidePart(view: PlanView): Part[] {
  const blocks = [...targetsTable(view), ...summaryBlocks(view)];
  return blocks.length === 0 ? [] : [partOf({key: 'decide', title: 'Decide', step: 1}, () => blocks)];
}
