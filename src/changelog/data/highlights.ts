import {EFFECT_NAMES, EFFECTS} from '../model/effects';
import {type PlacedEntry, placedEntries, type Release, type Text} from '../model/records';

/** What of a release to tell at the front door. */
export interface Highlight {
  readonly address: string;
  /** What happens after an upgrade, if nothing is done. */
  readonly effect: string;
  /** Its first sentence. */
  readonly text: Text;
}

const SHOWN = 4;

/** The first sentence of a text. */
function firstSentence(text: Text): Text {
  const end = text.findIndex((piece) => typeof piece === 'string' && /\.(?:\s|$)/.test(piece));
  const last = text[end];
  return typeof last === 'string' ? [...text.slice(0, end), last.replace(/\.\s.*/s, '.')] : text;
}

const risk = ({entry}: PlacedEntry): number => EFFECT_NAMES.indexOf(entry.effects[0]!);

/** The incompatible changes of a release that matter the most, the greatest risk first. */
export function highlightsOf(release: Release): Highlight[] {
  const incompatible = placedEntries([release]).filter(
    ({section, entry}) => section.name === 'Backward Incompatible Change' && entry.effects.length > 0,
  );
  return incompatible
    .toSorted((a, b) => risk(a) - risk(b))
    .slice(0, SHOWN)
    .map(({entry}) => ({
      address: entry.address,
      effect: EFFECTS[entry.effects[0]!].replace(/^./, (letter) => letter.toUpperCase()),
      text: firstSentence(entry.text),
    }));
}
