// The part "Keep the old behavior".
import {counted} from '../model/count';
import {assignment, UNDO_SCOPES} from '../model/undo';
import {type Block, folded, type Part, paragraphs, partOf, points, type Said} from './blocks';
import {compatibilityTexts, settingTexts} from './keep-texts';
import {isCovered, isOffered, isSaidToHave, isSetOtherwise, type KeptSetting} from './kept-settings';
import type {PlanView} from './plan-items';
import type {Range} from './range';
import {canMix, stepLinks} from './way';

const codes = (list: readonly KeptSetting[]): string => list.map(({setting}) => `\`${setting}\``).join(', ');

/** What `compatibility` does and what it leaves as it is, a paragraph each; nothing if it would change nothing. */
function compatibilityCovers({from}: Range, kept: readonly KeptSetting[]): Said[] {
  const covered = kept.filter(isCovered);
  if (covered.length === 0) return [];
  const access = covered.filter((each) => each.harm ?? isSaidToHave(each, 'access'));
  const uncovered = kept.filter((each) => each.scope === 'query' && !isCovered(each));
  return [
    `The setting \`compatibility\` brings back the default of ${from} for ${counted(covered.length, 'query setting', 'query settings')}. A setting that you have set yourself keeps your value. Not covered are server and MergeTree settings, changes without a setting${uncovered.length > 0 ? `, and ${codes(uncovered)}, whose change the server’s history does not have` : ''}.`,
    access.length > 0 &&
      `Covered, though they decide who may do what: ${codes(access)}. Set these yourself to the value that you want.`,
  ];
}

/** The settings whose old value does harm, each with what it does: they are in no text to copy. */
function harmfulBlocks(kept: readonly KeptSetting[]): Block[] {
  const items = kept
    .filter((each) => !isOffered(each))
    .map(({scope, clauses: [first], harm}) => {
      const place = [first.version, UNDO_SCOPES[scope].name].filter(Boolean).join(', ');
      return `${place}: \`${assignment(first)}\`. ${harm}`;
    });
  const about =
    'Not in the texts, because they relax security or do other harm: set one only where you need it, for as long as you do.';
  return [...paragraphs(items.length > 0 && about), ...points(...items)];
}

/** What keeps the old behavior, as texts to copy: one setting for all, then a line for each. */
export function keepPart(view: PlanView): Part {
  const {range, way, kept} = view;
  const make = () => {
    const isFar = !canMix(range, view.all);
    // To go back, the server needs its settings whatever a setup has.
    const own = kept.filter((each) => each.file !== 'beside' && isSetOtherwise(each, view.setup));
    // An element can bring a part of the server into being, such as a log table.
    const isOfUnused = ({clauses}: KeptSetting): boolean =>
      clauses.every(({address = ''}) => view.verdicts.get(address)?.is === 'unused');
    const left = kept.filter((each) => !own.includes(each) && !(each.scope === 'server' && isOfUnused(each)));
    const texts = settingTexts(left, range, view.setup?.hasKeeper);
    const about =
      texts.length > 0
        ? `The same setting by setting, to pick from: these lines keep what ${range.from} did; the comment names the ` +
          'release that changed the default.'
        : `Nothing between ${range.from} and ${range.to} has a setting that keeps the old behavior.`;
    const blocks = [
      ...compatibilityTexts(kept, range),
      ...paragraphs(
        ...compatibilityCovers(range, kept),
        about,
        own.length > 0 && `Left out, since your setup has another value: ${codes(own)}.`,
      ),
      ...texts,
      ...harmfulBlocks(left),
    ];
    const beside = isFar ? ' They also have what servers of two versions need side by side.' : '';
    const steps = `Take the texts of each step: ${stepLinks(way, '#keep')}.${beside}`;
    const oneStep = `Texts for one step from ${range.from} to ${range.to}, such as a trial: a version on the way may not start with them`;
    return [
      ...paragraphs('This brings back old defaults, not the old version.', way.length > 2 && steps),
      ...(way.length > 2 ? folded(oneStep, blocks) : blocks),
    ];
  };
  return partOf({key: 'keep', title: 'Keep the old behavior', step: 4}, make, 'roll-back');
}
