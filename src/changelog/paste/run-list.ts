import {REQUIRED_KINDS, type RequiredKind} from '../model/requirement';

/** A line of what `what-you-run.sql` prints; its value is empty where the statement does not print it. */
export type RunItem = Readonly<Record<'kind' | 'name' | 'value', string>>;

const HEAD = /^[^\w\n]{0,3}kind\W{1,5}name\W{1,5}value\W{1,5}count[^\w\n]{0,3}$\n?/gm;
const ROW =
  /^ ?"?([a-z-]{3,20})"?[,\t] ?"?([^",\t\n]{1,200})"?[,\t] ?"?([^"\t\n]{0,200})"?[,\t] ?"?\d{1,20}"?\r?$\n?/gm;
/** Kinds that every server has: where one is missing, the list is cut. */
const OF_EVERY_SERVER = ['platform', 'version', 'table-engine', 'disk-type'];

/**
 * What the statement printed, below its header, perhaps several times, of several servers.
 * @returns `run`, undefined if the text has no list; `isCut` if its beginning or its end is missing; and all else
 */
export function readRunList(text: string) {
  const others = text.replace(HEAD, '');
  if (others === text) return {run: undefined, text, isCut: false};
  const items = Array.from(others.matchAll(ROW), ([, kind, name, value]) => ({kind, name, value}) as RunItem);
  const run = new Map(items.map((item) => [`${item.kind} ${item.name} ${item.value}`, item]));
  const has = (kind: string): boolean => items.some((item) => item.kind === kind);
  const isCut = text.search(ROW) < text.search(HEAD) || !OF_EVERY_SERVER.every(has);
  return {run: [...run.values()], isCut, text: others.replace(ROW, '')};
}

/** Whether a list has everything of a kind that the server has. Without a query log, a server may run what is not listed. */
export function seesKind(run: readonly RunItem[] | undefined, kind: RequiredKind): boolean {
  const {seenIn} = REQUIRED_KINDS[kind];
  const has = (wanted: string): boolean => run?.some((item) => item.kind === wanted) ?? false;
  return seenIn === 'tables' ? run !== undefined : has({queries: 'log', access: 'authentication', nothing: ''}[seenIn]);
}
