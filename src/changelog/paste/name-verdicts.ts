// What becomes of the names of a paste in the release upgraded to.
import type {PlacedEntry, Text} from '../model/records';
import {releaseLink} from '../model/sentences';
import {textOf} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import {knownAt, PASTED_KINDS} from '../server/asked-servers';
import type {Catalogue} from '../server/catalogue';
import {statusIn, whyNot} from '../server/name-status';
import type {Paste} from './paste';
import {MOST_CHARACTERS} from './pasted-settings';
import {isAbout, type PasteContext, type SettingVerdicts, settingVerdicts} from './setting-verdicts';

/** What becomes of the names and settings of a paste. */
export interface AboutPaste extends SettingVerdicts {
  /** A line for each element of a configuration with which the release upgraded to does not start. */
  readonly refused: readonly Text[];
  /** A line for each name that it does not have. */
  readonly absent: readonly Text[];
}

/** What is known of nothing. */
export const NOTHING_ABOUT: AboutPaste = {refused: [], absent: [], settings: [], others: []};

const SWITCH = 'skip_check_for_incorrect_settings';
const TAG = /<!--[\s\S]*?(?:-->|(?![\s\S]))|<(\/?)([A-Za-z_][\w.-]{0,99})(\s[^<>]{0,999}|\/)?>/g;
/** What a configuration names elsewhere: texts and rules of HTTP handlers, and what comes from another file. */
const NAMED = /(?:config:\/\/|\bincl\s?=\s?["']|<handlers>\s?|<([\w-]{1,99})\s[^<>]{0,99}\bremove=)([\w-]{0,99})/g;
const GRAPHITE = /^(?:pattern|default) (?:retention|function)$/;
/** Elements that files of substitutions and configurations of clients have too. A file with these alone may not be the server's. */
const ANYWHERE =
  /^(?:macros|networks|remote_servers|zookeeper|compression|openSSL|connections_credentials|user|password|host|port|secure|clickhouse_.*)$/;

const topOf = (name: string): string => name.split('.', 1)[0]!;

/** The elements at the top of each whole or cut configuration in a text, except optional ones and those of Graphite. */
function topElements(text: string): string[][] {
  const files: Set<string>[] = [];
  let path: string[] = [];
  for (const [, close, tag, attributes = ''] of text.matchAll(TAG)) {
    if (!tag) continue;
    if (close) {
      // After a wrong closing tag, the top is not known.
      if (path.pop() !== tag) path = [];
    } else if (path.length > 0 || tag === 'clickhouse' || tag === 'yandex') {
      if (path.length === 0) files.push(new Set());
      if (path.length === 1 && !/\b(?:remove|optional)\s?=/.test(attributes)) files.at(-1)!.add(tag);
      if (path.length === 3 && GRAPHITE.test(`${path[2]} ${tag}`)) files.at(-1)!.delete(path[1]!);
      if (!attributes.endsWith('/')) path.push(tag);
    }
  }
  return files.map((file) => [...file]);
}

/**
 * The elements that the server refuses from a release of the way on, and server settings that it no longer has. What may
 * be another element, or one of another program, is left out.
 */
function refusedElements(
  {text, settings: pasted}: Pick<Paste, 'text' | 'settings'>,
  {servers, release: newest}: Catalogue,
  entries: readonly PlacedEntry[],
): Text[] {
  const by = entries.find(({entry}) => entry.undo.some(({setting}) => setting === SWITCH));
  const files = topElements(text.slice(0, MOST_CHARACTERS));
  if (!by || servers.elements.length === 0 || text.includes(SWITCH)) return [];
  const {version} = by.release;
  const settings = [...servers.states['server-setting']].flatMap(([name, states]) =>
    [version, newest].some((each) => knownAt(states, each)) ? topOf(name) : [],
  );
  const known = new Set([...servers.elements, ...settings]);
  const named = new Set(Array.from(text.matchAll(NAMED), ([, removed, name]) => removed ?? name));
  const begins = servers.elements.flatMap((name) => (name.endsWith('*') ? name.slice(0, -1) : []));
  const isKnown = (name: string): boolean => known.has(name) || begins.some((each) => name.startsWith(each));
  const unknown = files
    .filter(
      (file) => !file.some((name) => ANYWHERE.test(name)) || file.some((name) => isKnown(name) && !ANYWHERE.test(name)),
    )
    .flatMap((file) => file.filter((name) => !isKnown(name) && !named.has(name)));
  const isOfServer = (name: string): boolean =>
    SCOPES.every((scope) => servers.states[UNDO_SCOPES[scope].kinds[0]].has(name) === (scope === 'server'));
  const gone = pasted.map(({setting}) => setting).filter((name) => isOfServer(name) && !isKnown(topOf(name)));
  const what = 'not known at the top of the server’s configuration';
  const refusal = `With an unknown element there, [${version}](${by.entry.address}) does not start, unless \`${SWITCH} = 1\`.`;
  return [...new Set([...unknown, ...gone])].map((name) => textOf(`\`${name}\`: ${what}. ${refusal}`));
}

/** The names that a release does not have and no entry tells of, except those that older servers may only be built without. */
function absentNames(paste: Paste, {servers}: Catalogue, {range: {from, to}, toCheck}: PasteContext): Text[] {
  const lines = new Map<string, Text>();
  for (const kind of PASTED_KINDS)
    for (const [name, states] of servers.states[kind]) {
      // In a text, only parentheses make a word a data type.
      if (
        paste.find(kind, name).length === 0 ||
        (kind === 'data-type' && !paste.run && !paste.text.includes(`${name}(`))
      )
        continue;
      const status = statusIn(servers, kind, name, to);
      if (!status || status.is === 'known' || states.some(({known}) => known?.isBuiltLate)) continue;
      // What the version that is upgraded lacks too is nothing of this upgrade.
      if (statusIn(servers, kind, name, from)?.is === 'gone') continue;
      // An entry that tells what no longer works says it better.
      const tell = toCheck.filter(({entry}) => isAbout(entry, name));
      if (tell.some(({entry: {effects}}) => effects.includes('start') || effects.includes('fails'))) continue;
      const [by] = tell;
      lines.set(name, [{code: name}, `: ${whyNot(status, to) ?? ''}`, ...(by ? [' ', releaseLink(by), '.'] : [])]);
    }
  return [...lines.values()];
}

/** Finds what is known of pasted settings, and the names and elements that the release upgraded to does not have. */
export function aboutPaste(paste: Paste, catalogue: Catalogue, context: PasteContext): AboutPaste {
  return {
    refused: refusedElements(paste, catalogue, context.toCheck),
    absent: absentNames(paste, catalogue, context),
    ...settingVerdicts(paste, catalogue, context),
  };
}
