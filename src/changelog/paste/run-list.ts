/** A line of what `what-you-run.sql` prints; its value is empty where it is not told. */
export type RunItem = Readonly<Record<'kind' | 'name' | 'value', string>>;

const HEAD = /^[^\w\n]{0,3}kind\W{1,5}name\W{1,5}value\W{1,5}count[^\w\n]{0,3}$\n?/gm;
const ROW =
  /^ ?"?([a-z-]{3,20})"?[,\t] ?"?([^",\t\n]{1,200})"?[,\t] ?"?([^"\t\n]{0,200})"?[,\t] ?"?\d{1,20}"?\r?$\n?/gm;

/** What the statement printed, below its own header, perhaps several times, of several servers; and all else. */
export function readRunList(text: string): {readonly run?: readonly RunItem[]; readonly text: string} {
  const others = text.replace(HEAD, '');
  if (others === text) return {text};
  const items = Array.from(others.matchAll(ROW), ([, kind, name, value]) => ({kind, name, value}) as RunItem);
  const run = new Map(items.map((item) => [`${item.kind} ${item.name} ${item.value}`, item]));
  return {run: [...run.values()], text: others.replace(ROW, '')};
}

/** The kinds of names that a list tells completely: a server without a log of queries may run what it does not list. */
export function listedKinds(run: readonly RunItem[] = []): ReadonlySet<string> {
  const hasQueries = run.some(({kind}) => kind === 'log');
  const ofQueries = hasQueries ? ['function', 'aggregate-function', 'table-function', 'format'] : [];
  return new Set(['table-engine', 'database-engine', 'data-type', 'codec', 'index-type', 'dictionary', ...ofQueries]);
}
