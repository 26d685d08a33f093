// A server's log, or an error that was copied from one: what it says, without what belongs to one server and one query.

/** What a log says of its first error. */
export interface Log {
  /** Whether the server crashed: except for its frames, a crash is the same in every log. */
  readonly isCrash: boolean;
  /** `107`; undefined if only the message was copied, and of a crash. */
  readonly code: string | undefined;
  /** Without paths, addresses, identifiers and numbers; with the error's name. Empty for a crash. */
  readonly message: string;
  /** The functions of the stack with their classes. */
  readonly frames: string;
  /** The query, and the part of it that the error is about. */
  readonly context: string;
  /** The server's version, `25.8.3.66`. */
  readonly version: string | undefined;
}

/** So many characters are read from the line of the first error on: what comes later repeats itself. */
const MOST_CHARACTERS = 20_000;
const IS_LOG = /\bDB::\w*Exception\b|\bcode: ?\d+|<(?:Error|Fatal)>|\bReceived signal \d/i;

/** A line of a stack: `3. ./src/IO/ReadBuffer.cpp:54: DB::ReadBuffer::next() @ 0x000000000f3b2c1b`. */
const FRAME = /^(?:[^\n<]{0,200}<\w+> \w+: )?[ \t]*\d+(?:\.\d+)?\. .*(?:@ 0x[0-9a-f]+|\.(?:cpp|h):\d+|::|\?).*$/gim;
/** A frame's function, if it is one of the server and not of a library. */
const FUNCTION = /(?:^|[ :])DB::(?!\w{0,60}Exception\b)((?:\w{1,80}::){0,8}~?\w{1,80})(?: ?\(| @|$)/;

/** What is written around the message, in the order of removal. */
const AROUND: readonly RegExp[] = [
  /,? Stack trace[\s\S]*/i,
  /\((?:official build|version [^()]*(?:\([^()]*\))?[^()]*|from [^()\s]*|query \d+, line \d+|pool: [^()]*|size = \d+)\)/gi,
  /\[ ?\d+ ?\]|\{[^{}]*\}|<(?:Error|Warning|Fatal|Information|Debug|Trace)>/g,
  /\bCode: ?\d+\.?|\b(?:DB|Poco|std)::(?:\w{1,60}::){0,4}\w{0,60}exception\b:?/gi,
  /\bReceived from\b|\bWhile executing \w+(?:\([^()]*\))?|\berrno: ?\d+, strerror:/gi,
];
/** A word that belongs to one server: a path, an address of any kind, an identifier, a number, a time, a part. */
const OWN_WORD =
  /\/.*[/.]|^[\w-]+(?:\.[\w-]+)*:\d{2,5}\W*$|^[\W\da-f]*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-|^[-+\W]*\d[\d.:-]*(?:[KMGT]i?B)?\W*$|^\w*\d+(?:_\d+){2,}$/i;

/** The deepest nesting of template types that is read. */
const MOST_NESTED = 9;

/** The functions of a stack with their classes, `ColumnMap::insertRangeFrom`, each once. */
function functionsOf(log: string): string[] {
  const names = (log.match(FRAME) ?? []).flatMap((frame) => {
    let plain = frame;
    for (let depth = 0; depth < MOST_NESTED; depth++) plain = plain.replace(/<[^<>]*>/g, '');
    return FUNCTION.exec(plain)?.[1]?.split('::').slice(-2).join('::') ?? [];
  });
  return [...new Set(names)];
}

/** Reads the first error of a log; undefined if a text is not a log. */
export function readLog(text: string): Log | undefined {
  const first = text.search(IS_LOG);
  if (first < 0) return undefined;
  const begin = text.lastIndexOf('\n', first) + 1;
  const log = text.slice(begin, begin + MOST_CHARACTERS);
  const frames = functionsOf(log).join(' ');
  const version = /\bversion (\d+(?:\.\d+){2,3})/.exec(log)?.[1];
  const lines = log.replace(FRAME, '');
  const [inQuery = '', query = ''] =
    /\((?:in )?query: ([\s\S]*?)\)(?=, Stack trace|,?\s*$|\s*\(| Received signal)/m.exec(lines) ?? [];
  const isCrash = /\bReceived signal \d/.test(log) || (log.includes('<Fatal>') && !/\bcode: ?\d/i.test(log));
  if (isCrash) return {isCrash, code: undefined, message: '', frames, context: query, version};
  // What stands before the error names the thread and the query.
  const report = lines.replace(inQuery, '').replace(/^[\s\S]*?(?=\bcode: ?\d)|^[\s\S]*?(?=\bDB::\w*Exception\b)/i, '');
  const [all, error = ''] = report.split(/\(([A-Z][A-Z\d_]{4,})\)/);
  // After the message, the part of the query that it is about.
  const [message, scope = ''] = all!.split(/: In scope |: While processing |: while executing /);
  const plain = AROUND.reduce((rest, pattern) => rest.replace(pattern, ' '), message!);
  const words = plain.replace(/[^\s'"`(),;]+/g, (word) => (OWN_WORD.test(word) ? ' ' : word));
  return {
    isCrash,
    code: /\bcode: ?(\d+)/i.exec(report)?.[1],
    message: `${words} ${error}`.replace(/\s+/g, ' ').trim(),
    frames,
    context: `${query} ${scope}`.trim(),
    version,
  };
}

/** A line that only a log has: one that begins with a date, an error, or the words before a stack. */
const LOG_LINE = new RegExp(`^\\d{4}\\.\\d\\d\\.\\d\\d \\d\\d:.*$|^.*(?:${IS_LOG.source}|\\bStack trace).*$`, 'gim');

/** The log in a text, undefined if it has none, and the rest of the text. */
export function splitLog(text: string): {readonly log: Log | undefined; readonly rest: string} {
  const begin = text.search(LOG_LINE);
  if (begin < 0) return {log: undefined, rest: text};
  return {log: readLog(text.slice(begin)), rest: text.replace(LOG_LINE, '').replace(FRAME, '')};
}
