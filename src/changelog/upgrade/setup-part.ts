// What is said of a pasted setup: the line below the box, and the part "Your setup". Within a line, what a patch release brings.
import {counted, inDigits} from '../model/count';
import type {PlacedEntry, Text} from '../model/records';
import {referenceClauses} from '../model/references';
import {releaseLink} from '../model/sentences';
import type {Paste} from '../paste/paste';
import {MOST_CHARACTERS} from '../paste/pasted-settings';
import {firstOfLines} from '../patches/backports';
import {broughtBy, withoutEntry} from '../patches/brought';
import {patchClauses} from '../patches/clauses';
import {type Block, below, folded, type Item, type Part, paragraphs, partOf, points} from './blocks';
import {mentionIn} from './foremost';
import type {PatchEnd} from './patch-comparison';
import type {PlanView} from './plan-items';
import {isAfter, isWithin, wholeRange} from './range';

/** The version of the server that printed a list, if a plan begins at another one. */
export function otherVersion({run}: Pick<Paste, 'run'>, from: string): string | undefined {
  const version = run?.find(({kind}) => kind === 'version')?.name;
  return version === from || version?.startsWith(`${from}.`) ? undefined : version;
}

/** The result of a text without a list of what runs. */
function textVerdict(mentioned: number, known: number): string {
  if (mentioned > 0) return `${counted(mentioned, 'change mentions', 'changes mention')} your setup.`;
  if (known > 0) return 'What is known of your setup is below, in “Your setup”.';
  return 'No change of this upgrade mentions a setting, name or statement of this text.';
}

/**
 * The result of a paste. It never says that something is safe: entries may concern readers who paste none of it.
 * @param mentioned how many changes mention the text
 * @param from the version that is upgraded
 * @param known how much else is known of it: fixes for its log, settings and names
 */
export function verdictLine(paste: Paste, mentioned: number, from: string, known: number): string {
  const part =
    paste.isShortened &&
    `So long a text is read in part: of settings that stand in no table, its first ${inDigits(MOST_CHARACTERS)} characters.`;
  if (!paste.run) return [textVerdict(mentioned, known), part].filter(Boolean).join(' ');
  const other = otherVersion(paste, from);
  const limits = [
    other && `The list is from ${other}, but the plan begins at ${from}.`,
    paste.isCut
      ? 'The list is incomplete, so the plan does not say what you do not run: paste everything that the statement prints.'
      : !paste.sees('function') && 'It has no query log, so every function and format counts as used.',
    part,
  ];
  return [
    `${counted(paste.run.length, 'line', 'lines')} of your server read.`,
    `${counted(mentioned, 'change concerns', 'changes concern')} what you run.`,
    ...limits.filter(Boolean),
  ].join(' ');
}

/** A fix: its release, what it says in a line, and which patch release of the wanted line has it, or that none has. */
function fixLine(placed: PlacedEntry, {range, patches, backports}: PlanView): Text {
  const {release, entry} = placed;
  const has = entry.pullRequests.some((number) => patches.brought.includes(number));
  const first = has && firstOfLines(backports, entry.pullRequests).find(({line}) => line === patches.to?.line.line);
  const later = isAfter(release, range) && !has ? `, newer than ${wholeRange(range).to}` : '';
  return [releaseLink(placed), first ? `, in ${first.name}` : later];
}

/** What pull requests brought, the worst first, and the numbers of those that no entry has. */
function broughtBlocks(pullRequests: readonly number[], {line}: PatchEnd, {backports}: PlanView): Block[] {
  const {groups, without} = broughtBy(pullRequests, line.entries);
  const item = (placed: PlacedEntry, color: string): Item => ({
    release: placed.release,
    entry: placed.entry,
    color,
    clauses: [...patchClauses(firstOfLines(backports, placed.entry.pullRequests), 'in '), ...referenceClauses(placed)],
  });
  return [
    ...groups.flatMap(({title, color, entries: list}): Block[] => [
      {kind: 'heading', level: 3, text: `${title} (${list.length})`, color},
      {kind: 'entries', items: list.map((placed) => item(placed, color))},
    ]),
    ...(without.length > 0 ? paragraphs(withoutEntry(without)) : []),
  ];
}

/** The fixes for a pasted log; within a line, the changes that mention the text; its missing names; its settings. */
export function setupPart(view: PlanView): Part[] {
  const {setup, patches, range, verdicts} = view;
  if (!setup) return [];
  const {refused, settings, others} = setup.about;
  const absent = [...refused, ...setup.about.absent];
  const {to, brought} = patches;
  const isMine = (number: number) => to?.line.entries.get(number)?.some((placed) => mentionIn(verdicts, placed));
  const mine = isWithin(range) ? brought.filter(isMine) : [];
  const blocks = [
    ...below('Fixes that your log may ask for', points(...setup.fixes.map((placed) => fixLine(placed, view)))),
    ...(to && isWithin(range)
      ? broughtBlocks(mine, to, view)
      : [
          ...below(`Not in ${range.to}`, points(...absent)),
          ...below('Settings that you set', [...points(...settings), ...paragraphs(...others)]),
        ]),
  ];
  const count = setup.fixes.length + (isWithin(range) ? mine.length : absent.length + settings.length);
  const listed = {key: 'setup', title: 'Your setup', step: 1, ...(count > 0 && {count})};
  return blocks.length === 0 ? [] : [partOf(listed, () => blocks)];
}

/** Within a line, what the wanted patch release brings, each change with the one that had it first. */
export function broughtPart(view: PlanView): Part[] {
  const {
    patches: {to, brought},
    range,
    hasSetup,
  } = view;
  if (!to || !isWithin(range) || brought.length === 0) return [];
  const make = () => {
    const blocks = broughtBlocks(brought, to, view);
    return hasSetup ? folded('All, the worst first', blocks) : blocks;
  };
  const title = [`Upgrade to ${to.name}`, ...(to.release.date ? [to.release.date] : [])].join(', ');
  return [partOf({key: 'patches', title, count: brought.length}, make)];
}
