// What needs work first, as the first screen of a plan has it.
import {counted} from '../model/count';
import {groupBy} from '../model/group';
import {oncePer} from '../model/once';
import type {PlacedEntry, Text, Undo} from '../model/records';
import {oldBehavior} from '../model/references';
import {joined} from '../model/text';
import type {UpgradeRules} from '../model/upgrade-rules';
import {settingKey} from '../server/defaults-file';
import {type Block, paragraphs, points} from './blocks';
import {mentionIn} from './foremost';
import {PLAN_GROUPS, planGroup, STEPS} from './groups';
import {entryLink, isOfEvery, type PlanView} from './plan-items';
import {topicOf, type WorkLine, workLine} from './sentences';

/** So many points are told, those included that may keep the server from starting, which all are. */
const MOST = 10;
/** At least so many changes that do not are told, even if that makes more than `MOST`. */
const LEAST = 6;
/** The most missing names that are told. */
const ABSENT = 5;

/** The settings whose old value does harm: they stand apart. */
const harmfulOf = oncePer(
  ({settings}: UpgradeRules) =>
    new Set(settings.flatMap((rule) => (rule.harm && !rule.when ? [settingKey(rule)] : []))),
);

/** An entry with a point of its own. */
interface Told {
  /** Why it is listed, or its step. */
  readonly lead: string;
  readonly placed: PlacedEntry;
  /** What to do and, of a grave entry, the danger. */
  readonly line: WorkLine;
  /** The ways back that it offers. */
  readonly offered: readonly Undo[];
}

function toldOf(lead: string, placed: PlacedEntry, {rules}: Pick<PlanView, 'rules'>): Told {
  const {text, undo} = placed.entry;
  const offered = undo.filter((each) => !harmfulOf(rules).has(settingKey(each)));
  return {lead, placed, offered, line: workLine(text, isGrave(placed), offered.length > 0)};
}

function workPoint({lead, placed, line, offered}: Told, view: PlanView): Text {
  const old = line.hasOrder || offered.length === 0 ? [] : [oldBehavior(offered)];
  const link = entryLink(placed, line.lead, view);
  const end = line.lead.endsWith('…') ? ' ' : '. ';
  const more = [...line.more, ...old];
  return [`${lead}: `, link, ...(more.length > 0 ? [end, ...joined(more, ' ')] : [])];
}

/** At most so many items of some lists, in the order of the lists: one of each list before a second of any. */
function inTurn<E>(lists: readonly (readonly E[])[], most: number): E[] {
  const places = Array.from({length: most}, (_, place) => place);
  const chosen = new Set(places.flatMap((place) => lists.flatMap((own) => own.slice(place, place + 1))).slice(0, most));
  return lists.flatMap((own) => own.filter((each) => chosen.has(each)));
}

const isStart = ({entry}: PlacedEntry): boolean => entry.effects.includes('start');
const isOneWay = ({entry}: PlacedEntry): boolean => entry.effects.includes('one-way');
/** Of such an entry, the danger is told too. */
const isGrave = (placed: PlacedEntry): boolean =>
  isStart(placed) || isOneWay(placed) || placed.entry.effects.includes('fails');

/** Entries that are told in one point, a link each: the parts below say of them what to do. */
interface Row {
  readonly lead: string;
  readonly entries: readonly PlacedEntry[];
}

/** What the first screen tells. */
export interface FirstWork {
  /** What may keep the server from starting because of what it has or runs. */
  readonly stops: readonly Told[];
  /** What may keep any server from starting, or from going back. */
  readonly rows: readonly Row[];
  readonly others: readonly Told[];
  /** How many more mention a setup, or concern every server. */
  readonly rest: number;
}

/**
 * What needs work first: all entries that may keep the server from starting, or any server from going back; then, of each
 * part before the upgrade, the weightiest entries that mention a setup, or that concern every server.
 */
export function firstWork(view: Omit<PlanView, 'told'>): FirstWork {
  const {toCheck, ranked, verdicts} = view;
  const grave = toCheck.filter((each) => isOfEvery(each, view) && !mentionIn(verdicts, each)?.isTelling);
  const rows = [
    {lead: 'May keep a server from starting, whatever it runs', entries: grave.filter(isStart)},
    {lead: 'No way back, whatever it runs', entries: grave.filter((each) => isOneWay(each) && !isStart(each))},
  ].filter(({entries}) => entries.length > 0);
  const left = ranked.filter((each) => !rows.some(({entries}) => entries.includes(each)));
  const stops = left.filter(isStart);
  const isSet = (placed: PlacedEntry): boolean => mentionIn(verdicts, placed)?.stop === 'set';
  const untold = left.filter((each) => !isStart(each));
  // What an entry says first of the start does not concern those who lack its setting.
  const asked = untold.filter((each) => mentionIn(verdicts, each)?.stop !== 'unset');
  const byGroup = groupBy(asked, ({entry}) => planGroup(entry));
  const lists = PLAN_GROUPS.flatMap((group) => (group.step <= 3 ? [byGroup.get(group) ?? []] : []));
  const others = inTurn(lists, Math.max(LEAST, MOST - stops.length - rows.length));
  return {
    stops: [
      ...stops.filter(isSet).map((each) => toldOf('May not start with what you set', each, view)),
      ...stops.filter((each) => !isSet(each)).map((each) => toldOf('May not start', each, view)),
    ],
    rows,
    others: others.map((each) => toldOf(STEPS[planGroup(each.entry).step - 1]!.title, each, view)),
    rest: untold.length - others.length,
  };
}

/** The sentences of the first screen that the parts below need not repeat, by the addresses of their entries. */
export function sentencesTold({stops, others}: FirstWork): Map<string, readonly Text[]> {
  return new Map([...stops, ...others].map(({placed, line}) => [placed.entry.address, line.more]));
}

function rowPoint({lead, entries}: Row, view: PlanView): Text {
  return [
    `${lead}: `,
    ...joined(
      entries.map((each): Text => [entryLink(each, topicOf(each.entry.text), view)]),
      '; ',
    ),
    '.',
  ];
}

/** What needs work first, a point each. */
export function workBlocks({stops, rows, others, rest}: FirstWork, view: PlanView): Block[] {
  const {setup, range, hasSetup} = view;
  const absent = setup?.about.absent ?? [];
  const items = [
    ...absent.slice(0, ABSENT).map((text): Text => [`Not in ${range.to}: `, ...text]),
    ...stops.map((each) => workPoint(each, view)),
    ...rows.map((each) => rowPoint(each, view)),
    ...others.map((each) => workPoint(each, view)),
  ];
  // If the list is incomplete, or the reader chose the text, silence is better than calm.
  const isWhole = setup?.paste.run !== undefined && !setup.paste.isCut;
  const isStopped = absent.length > 0 || stops.length > 0 || rows.some(({entries}) => entries.some(isStart));
  const calm = paragraphs(isWhole && !isStopped && `Nothing of your setup is known to keep ${range.to} from starting.`);
  if (items.length === 0) return calm;
  const more: Text =
    rest > 0
      ? [{href: '#parts', text: [counted(rest, 'other stands', 'others stand')]}, ' in the parts below']
      : [isWhole ? 'nothing else' : 'what concerns every server stands below'];
  const whose = hasSetup || absent.length > 0 ? 'Of your setup' : 'On every server';
  return [...calm, ...paragraphs([`${whose}, this needs work first; `, ...more, ':']), ...points(items)];
}
