// The part "Your setup": what concerns a pasted text beside the entries to check that mention it.
import type {PlacedEntry, Text} from '../model/records';
import {below, type Part, paragraphs, partOf, points} from './blocks';
import {broughtBlocks} from './patches-part';
import type {PlanView} from './plan-items';
import {isAfter, isWithin, wholeRange} from './range';
import {clauseOf} from './sentences';

/** A fix: its release, what it says in a line, and whether the wanted version has it. */
function fixLine({release, entry}: PlacedEntry, {range, patches}: PlanView): Text {
  const has = entry.pullRequests.some((number) => patches.brought.includes(number));
  const later = isAfter(release, range) && !has ? `, newer than ${wholeRange(range).to}` : '';
  return [{href: entry.address, text: [`${release.version} · ${clauseOf(entry.text)}`]}, later];
}

/** The fixes for a pasted log, within a line what mentions the text, its names that are gone, and its settings. */
export function setupPart(view: PlanView): Part[] {
  const {setup, patches, range, mentioned, backports} = view;
  if (!setup) return [];
  const {absent, settings, others} = setup.about;
  const {to, brought} = patches;
  const isMine = (number: number) => to?.line.entries.get(number)?.some(({entry}) => mentioned.has(entry.address));
  const mine = isWithin(range) ? brought.filter(isMine) : [];
  const blocks = [
    ...below('Fixes that your log may ask for', points(setup.fixes.map((placed) => fixLine(placed, view)))),
    ...(to && isWithin(range)
      ? broughtBlocks(mine, to.line.entries, backports)
      : [
          ...below(`Not in ${range.to}`, points(absent)),
          ...below('Settings that you set', [...points(settings), ...paragraphs(...others)]),
        ]),
  ];
  const count = setup.fixes.length + (isWithin(range) ? mine.length : absent.length + settings.length);
  return blocks.length === 0 ? [] : [partOf({key: 'setup', title: 'Your setup', step: 1, count}, () => blocks)];
}
