// A server's log, or an error that was copied from one: what it says, without what belongs to one server and one query.

/** What a log says of its first error. */
export interface Log {
  /** `107`; undefined if only the message was copied. */
  readonly code: string | undefined;
  /** Without paths, addresses, identifiers and numbers; with the error's name. */
  readonly message: string;
  /** Where it happened: the classes and functions of the stack, and the query. */
  readonly context: string;
  /** The server's, `25.8.3.66`. */
  readonly version: string | undefined;
}

/** Longer logs repeat themselves. */
const MAX_LENGTH = 20_000;
const IS_LOG = /\bDB::\w*Exception\b|\bcode: ?\d+|<(?:Error|Fatal)>/i;

/** The address of a server, which is no version: four numbers that cannot be one, or have a port. */
const ADDRESS = /\b(?:\d{1,3}(?:\.\d{1,3}){3}:\d+|(?!2\d\.(?:1[0-2]|[1-9])\.)\d{1,3}(?:\.\d{1,3}){3})(?![.\d])/g;
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, ' ');

/** A line of a stack: `3. ./src/IO/ReadBuffer.cpp:54: DB::ReadBuffer::next() @ 0x000000000f3b2c1b`. */
const FRAME = /^(?:[^\n<]{0,200}<\w+> \w+: )?[ \t]*\d+\. .*(?:@ 0x[0-9a-f]+|\.(?:cpp|h):\d+|::|\?).*$/gim;
const FUNCTION = /\bDB::(?!\w{0,60}Exception\b)((?:\w{1,80}::){0,8}~?\w{1,80})/;

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

/** Reads a log; undefined if a text is not a log. */
export function readLog(text: string): Log | undefined {
  const log = text.slice(0, MAX_LENGTH);
  if (!IS_LOG.test(log)) return undefined;
  const functions = (log.match(FRAME) ?? []).flatMap((frame) => FUNCTION.exec(frame)?.[1]?.split('::') ?? []);
  const lines = log.replace(FRAME, '');
  const [inQuery = '', query = ''] = /\(in query: ([\s\S]*?)\)(?=, Stack trace|,?\s*$|\s*\()/m.exec(lines) ?? [];
  // What stands before the error names the thread and the query.
  const told = lines.replace(inQuery, '').replace(/^[\s\S]*?(?=\bcode: ?\d)|^[\s\S]*?(?=\bDB::\w*Exception\b)/i, '');
  const [all, error = ''] = told.split(/\(([A-Z][A-Z\d_]{4,})\)/);
  // After the message, the part of the query that it is about.
  const [message, scope = ''] = all!.split(/: In scope |: While processing |: while executing /);
  const plain = AROUND.reduce((rest, pattern) => rest.replace(pattern, ' '), message!);
  const words = plain.replace(/[^\s'"`(),;]+/g, (word) => (OWN_WORD.test(word) ? ' ' : word));
  return {
    code: /\bcode: ?(\d+)/i.exec(told)?.[1],
    message: `${words} ${error}`.replace(/\s+/g, ' ').trim(),
    context: [...new Set(functions), query, scope].join(' ').trim(),
    version: /\bversion (\d+(?:\.\d+){2,3})/.exec(log)?.[1],
  };
}
