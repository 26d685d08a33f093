import type {Text} from '../model/records';
import {joined} from '../model/text';
import {PASTED_KINDS} from './asked-servers';
import type {Catalogue} from './catalogue';
import {statusIn, whyNot} from './name-status';
import type {PastedNames} from './pasted-names';
import {refusedElements} from './refused-elements';
import {type PasteContext, requiring, seeEntries} from './required-names';
import {type SettingVerdicts, settingVerdicts} from './setting-verdicts';

/** What becomes of the names and settings of a paste. */
export interface AboutPaste extends SettingVerdicts {
  /** A line for each name that the release upgraded to does not have. */
  readonly absent: readonly Text[];
}

/** The names that a release does not have, but for those that older servers may only be built without. */
function absentNames(paste: PastedNames, {servers}: Catalogue, context: PasteContext): Text[] {
  const ofEntries = requiring(context);
  const lines = new Map<string, Text>();
  for (const kind of PASTED_KINDS)
    for (const [name, states] of servers.states[kind]) {
      // Statements spell kinds of views otherwise: `LIVE VIEW`.
      const isView = kind === 'table-engine' && /[a-z]View$/.test(name);
      const spelled = isView ? name.replace('View', ' View').toUpperCase() : name;
      const isThere = isView ? paste.hasStatement(spelled) : paste.has({kind, name});
      // In a text, only parentheses make a word a data type.
      if (!isThere || (kind === 'data-type' && !paste.hasList && !paste.text.includes(`${name}(`))) continue;
      const status = statusIn(servers, kind, name, context.range.to);
      if (!status || status.is === 'known' || states.some(({known}) => known?.isBuiltLate)) continue;
      const entries = [...ofEntries(kind, name), ...(isView ? ofEntries('statement', spelled) : [])];
      const ends = entries.filter(({entry: {effects}}) => effects.includes('start') || effects.includes('fails'));
      lines.set(spelled, [
        {code: spelled},
        ': ',
        ...joined([[whyNot(status, context.range.to) ?? ''], ...seeEntries(ends)], ' '),
      ]);
    }
  return [...lines.values()];
}

/** Finds what is known of pasted settings, and the names and elements that the release upgraded to does not have. */
export function aboutPaste(paste: PastedNames, catalogue: Catalogue, context: PasteContext): AboutPaste {
  const absent = [...refusedElements(paste, catalogue, context.toCheck), ...absentNames(paste, catalogue, context)];
  return {absent, ...settingVerdicts(paste, catalogue, context)};
}
