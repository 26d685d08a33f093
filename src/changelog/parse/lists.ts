import {load, type YAMLException} from 'js-yaml';
import {NAME_KINDS, type Name, type NameKind} from '../model/named-items';
import {didYouMean} from '../model/nearest';
import {collector, lineReport, type Problem, type ReportLine} from './problems';

/** Reads YAML; what is wrong with it is reported, and stands for nothing. */
function read(text: string, report: ReportLine): Record<string, unknown> {
  try {
    const value = load(text) ?? {};
    if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
    report('Unexpected content, expected lines like "key: value"', 1);
  } catch (error) {
    const {mark, reason} = error as Partial<YAMLException>;
    report(`Unexpected content (${reason}), expected YAML`, (mark?.line ?? 0) + 1);
  }
  return {};
}

/** The key or list item of each line, undefined where a line has none. */
export function lineNames(text: string): (string | undefined)[] {
  return text.split('\n').map((line) =>
    /^(?: *- )?(?:'([^']*)'|"([^"]*)"|([^\s#'"][^:]*?))(?::(?: |$).*)?$/
      .exec(line.trimEnd())
      ?.slice(1)
      .find((part) => part !== undefined),
  );
}

/** Reads `authors.yml`, display names by handle; what is wrong with it is in `problems`, with its line. */
export function readAuthors(text: string): {authors: Record<string, string>; problems: Problem[]} {
  const {problems, report} = collector();
  const reportLine = lineReport(report, 'lists');
  const lines = lineNames(text);
  const authors = read(text, reportLine);
  for (const [handle, name] of Object.entries(authors)) {
    if (typeof name === 'string' && name.trim() !== '') continue;
    reportLine(
      `Unexpected ${name === '' ? 'blank' : JSON.stringify(name)} as the name of ${handle}, ` +
        'expected the display name in quotes, as its profile has it',
      lines.indexOf(handle) + 1 || 1,
    );
  }
  return {authors: authors as Record<string, string>, problems};
}

/** Reads `names.yml`, lists of named items by kind; what is wrong with it is in `problems`, with its line. */
export function readNames(text: string): {names: Name[]; problems: Problem[]} {
  const {problems, report} = collector();
  const reportLine = lineReport(report, 'lists');
  const names: Name[] = [];
  const kinds = Object.keys(NAME_KINDS);
  for (const [kind, list] of Object.entries(read(text, reportLine))) {
    const line = text.split('\n').findIndex((each) => each.startsWith(`${kind}:`)) + 1 || 1;
    if (!kinds.includes(kind))
      reportLine(`Unexpected kind "${kind}", expected one of: ${kinds.join(', ')}`, line, didYouMean(kind, kinds));
    else if (!Array.isArray(list)) reportLine(`Unexpected content of "${kind}", expected a list of names`, line);
    else {
      for (const name of list as unknown[]) {
        if (typeof name === 'string') names.push({kind: kind as NameKind, name});
        else reportLine(`Unexpected ${JSON.stringify(name)} in "${kind}", expected text: put quotes around it`, line);
      }
    }
  }
  return {names, problems};
}
