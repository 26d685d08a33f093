import type {PasteName} from './rules';

/** A line of what `what-you-run.sql` prints. */
export interface RunItem {
  readonly kind: string;
  readonly name: string;
  /** Empty where it is not told. */
  readonly value: string;
}

/** A pasted text: what the statement printed, and all else. */
export interface Paste {
  /** Undefined if it has nothing that the statement printed. */
  readonly run?: readonly RunItem[];
  readonly text: string;
}

const SIGN = '"?[,\\t] ?"?';
const HEAD = /^\W*kind\W+name\W+value\W+count\W*$/;
const ROW = new RegExp(`^ ?"?([a-z-]{3,20})${SIGN}([^",\\t]{1,200})${SIGN}([^"\\t]{0,200})${SIGN}\\d+"?\\s*$`);

/** Reads a pasted text. What the statement printed has its own header, perhaps several times, of several servers. */
export function readPaste(text: string): Paste {
  const lines = text.split('\n');
  if (!lines.some((line) => line.length < 60 && HEAD.test(line))) return {text};
  const run = new Map<string, RunItem>();
  const others = lines.filter((line) => {
    const [, kind, name, value] = (line.length < 500 && ROW.exec(line)) || [];
    if (kind) run.set(`${kind} ${name} ${value}`, {kind, name: name!, value: value!});
    return !kind && !HEAD.test(line.slice(0, 60));
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

/** Whether an item of a list can be a name of this kind. */
export function isOfKind({kind}: RunItem, name: PasteName): boolean {
  const others = [
    name.kind,
    name.kind === 'configuration' ? 'server-setting' : '',
    name.kind === 'code' ? 'disk-type' : '',
  ];
  return others.includes(kind) || (name.kind === 'dictionary' && kind.startsWith('dictionary-'));
}
