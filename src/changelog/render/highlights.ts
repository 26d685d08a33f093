import {EFFECT_NAMES, EFFECTS} from '../model/effects';
import {type PlacedEntry, placedEntries, type Release, type Text} from '../model/records';
import {plainText} from '../model/text';

/** What of a release to tell at the front door. */
export interface Highlight {
  readonly address: string;
  /** What happens after an upgrade, if nothing is done. */
  readonly effect: string;
  /** Its first sentence. */
  readonly text: Text;
}

const SHOWN = 4;

/** What says that a server, or what is stored in it, does not come up. */
const STOPS = /(?:not|no longer|refuse to|fails? to) (?:start|load|attach)|from starting/;

/** What says that a fault is gone: below the name of a risk it reads like a contradiction. */
const FIXED = /no longer (?:makes|returns? wrong|fails?|crash)/;

/** The sentences of a text. */
function sentences(text: Text): Text[] {
  const all: Text[number][][] = [[]];
  for (const piece of text) {
    const [first, ...more] = typeof piece === 'string' ? piece.split(/(?<=\.)\s+/) : [piece];
    all.at(-1)!.push(first!);
    for (const each of more) all.push([each]);
  }
  return all.filter((each) => plainText(each) !== '');
}

/** The incompatible changes of a release that matter the most, the greatest risk first, then those that say what happens. */
export function highlightsOf(release: Release): Highlight[] {
  const risk = ({entry}: PlacedEntry): number => EFFECT_NAMES.indexOf(entry.effects[0]!);
  return placedEntries([release])
    .filter(({section, entry}) => section.name === 'Backward Incompatible Change' && entry.effects.length > 0)
    .flatMap((placed) => {
      const [text = [], ...later] = sentences(placed.entry.text);
      const stops = [text, ...later].some((sentence) => STOPS.test(plainText(sentence)));
      return FIXED.test(plainText(text)) ? [] : {placed, text, order: stops ? 0 : 1};
    })
    .toSorted((a, b) => risk(a.placed) - risk(b.placed) || a.order - b.order)
    .slice(0, SHOWN)
    .map(({placed: {entry}, text}) => ({
      address: entry.address,
      effect: EFFECTS[entry.effects[0]!].replace(/^./, (letter) => letter.toUpperCase()),
      text,
    }));
}
