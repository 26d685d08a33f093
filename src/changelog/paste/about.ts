// What becomes of the names of a paste in the release upgraded to.
import type {Text} from '../model/records';
import {joined} from '../model/text';
import {PASTED_KINDS} from '../server/asked-servers';
import type {Catalogue} from '../server/catalogue';
import {statusIn, whyNot} from '../server/name-status';
import type {Paste} from './paste';
import {refusedElements} from './refused-elements';
import {
  type PasteContext,
  type Requiring,
  requiring,
  type SettingVerdicts,
  seeEntries,
  settingVerdicts,
} from './setting-verdicts';

/** What becomes of the names and settings of a paste. */
export interface AboutPaste extends SettingVerdicts {
  /** A line for each name that the release upgraded to does not have. */
  readonly absent: readonly Text[];
}

/** The names that a release does not have, but for those that older servers may only be built without. */
function absentNames(paste: Paste, {servers}: Catalogue, to: string, ofEntries: Requiring): Text[] {
  const lines = new Map<string, Text>();
  for (const kind of PASTED_KINDS)
    for (const [name, states] of servers.states[kind]) {
      // Statements spell kinds of views otherwise: `LIVE VIEW`.
      const isView = kind === 'table-engine' && /[a-z]View$/.test(name);
      const spelled = isView ? name.replace('View', ' View').toUpperCase() : name;
      const isThere = isView ? paste.find('statement', spelled).length > 0 : paste.has({kind, name});
      // In a text, only parentheses make a word a data type.
      if (!isThere || (kind === 'data-type' && !paste.run && !paste.text.includes(`${name}(`))) continue;
      const status = statusIn(servers, kind, name, to);
      if (!status || status.is === 'known' || states.some(({known}) => known?.isBuiltLate)) continue;
      const entries = [...ofEntries(kind, name), ...(isView ? ofEntries('statement', spelled) : [])];
      const ends = entries.filter(({entry: {effects}}) => effects.includes('start') || effects.includes('fails'));
      lines.set(spelled, [{code: spelled}, ': ', ...joined([[whyNot(status, to) ?? ''], ...seeEntries(ends)], ' ')]);
    }
  return [...lines.values()];
}

/** Finds what is known of pasted settings, and the names and elements that the release upgraded to does not have. */
export function aboutPaste(paste: Paste, catalogue: Catalogue, context: PasteContext): AboutPaste {
  const ofEntries = requiring(context);
  const absent = [
    ...refusedElements(paste, catalogue, context.toCheck),
    ...absentNames(paste, catalogue, context.range.to, ofEntries),
  ];
  return {absent, ...settingVerdicts(paste, catalogue, context, ofEntries)};
}
