import type {PasteName} from './rules';

/** A line of what `what-you-run.sql` prints. */
export interface RunItem {
  readonly kind: string;
  readonly name: string;
  /** Empty where it is not told. */
  readonly value: string;
}

const SIGN = '"?[,\\t] ?"?';
const HEAD = /^\W*kind\W+name\W+value\W+count\W*$/;
const ROW = new RegExp(`^ ?"?([a-z-]{3,20})${SIGN}([^",\\t]{1,200})${SIGN}([^"\\t]{0,200})${SIGN}\\d+"?\\s*$`);

/** What the statement printed, below its own header, perhaps several times, of several servers; and all else. */
export function readRunList(text: string): {readonly run?: readonly RunItem[]; readonly text: string} {
  const isHead = (line: string): boolean => line.length > 20 && line.length < 60 && HEAD.test(line);
  const lines = text.split('\n');
  if (!lines.some(isHead)) return {text};
  const run = new Map<string, RunItem>();
  const others = lines.filter((line) => {
    const [, kind, name, value] = (line.length > 7 && line.length < 500 && ROW.exec(line)) || [];
    if (kind) run.set(`${kind} ${name} ${value}`, {kind, name: name!, value: value!});
    return !kind && !isHead(line);
  });
  return {run: [...run.values()], text: others.join('\n')};
}

/** The kinds that only queries show: a server without a log of them may run what it does not list. */
const OF_QUERIES = ['function', 'aggregate-function', 'table-function', 'format'];
/** The kinds that one knows not to run if the list has none. */
const OF_SERVER = ['table-engine', 'database-engine', 'data-type', 'codec', 'index-type', 'dictionary'];

/** Whether a list has what queries show. */
export function hasQueries(run: readonly RunItem[]): boolean {
  return run.some(({kind}) => kind === 'log');
}

/** The kinds of names that a list tells completely. */
export function listedKinds(run: readonly RunItem[]): ReadonlySet<string> {
  return new Set([...OF_SERVER, ...(hasQueries(run) ? OF_QUERIES : [])]);
}

/** What the list calls kinds of names, if it calls them otherwise. */
const LISTED_AS: Partial<Readonly<Record<PasteName['kind'], readonly string[]>>> = {
  configuration: ['server-setting'],
  code: ['disk-type'],
  dictionary: ['dictionary-layout', 'dictionary-source'],
};

/** Whether an item of a list can be a name of this kind. */
export function isOfKind({kind}: RunItem, name: PasteName): boolean {
  return kind === name.kind || LISTED_AS[name.kind]?.includes(kind) === true;
}
