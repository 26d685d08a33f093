import type {Point} from 'unist';
import type {Fact} from '../model/records';
import {CHANGELOG_PATH} from '../model/site';
import {releaseId, yearOfVersion} from '../model/versions';
import {parsePage} from './page';
import {collector, type Problem, type Report, startOf} from './problems';
import {readYaml, type YamlValue} from './yaml';

/** The facts of a release as a year's page, so that they are parsed and checked as entries are. */
export interface FactPage {
  readonly version: string;
  /** Of the page, `2026.mdx`. */
  readonly name: string;
  readonly text: string;
  /** The place in the list of what stands on a line of the page. */
  readonly placeOf: (line: number) => Point;
}

const KEYS = ['text', 'upgrade', 'source'] as const;
const OPTIONAL = ['undo', 'until'] as const;
type Item = Readonly<Record<(typeof KEYS)[number], string> & Partial<Record<(typeof OPTIONAL)[number], string>>>;

/** What an item says; undefined if something of it is missing, which is reported. */
function itemOf({value, start}: YamlValue, report: Report): Item | undefined {
  const item = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const keys = [...KEYS, ...OPTIONAL.filter((key) => key in item)];
  const isWhole = keys.every((key) => typeof item[key] === 'string') && Object.keys(item).length === keys.length;
  if (!isWhole)
    report(`item, expected ${KEYS.join(', ')}, perhaps ${OPTIONAL.join(' or ')}, and nothing else`, start, 'lists');
  else if (!/^https:\/\/\S+$/.test(item.source as string))
    report(`source "${item.source}", expected an address that begins with https://`, start, 'lists');
  else return item as Item;
  return undefined;
}

function pageOf(version: string, items: readonly (Item & YamlValue)[], start: Point): FactPage {
  const year = yearOfVersion(version);
  const id = `fact-${releaseId(version)}`;
  const bullets = items.map(
    ({text, upgrade, undo, until}, place) =>
      `- ${text.trim()} (no pull request${undo ? `; undo ${undo}` : ''}; upgrade: ${upgrade}${until ? `; until ${until}` : ''}; id ${place === 0 ? id : `${id}-${place + 1}`})`,
  );
  const head = [
    ...['---', `title: ${year} Changelog`, 'description: A list.', `slug: ${CHANGELOG_PATH}/${year}`],
    ...[`sidebar_label: '${year}'`, '---', '', `## ClickHouse release ${version} {/* #${releaseId(version)} */}`, ''],
    ...['### Upgrade Notes {/* #upgrade-notes */}', ''],
  ];
  return {
    version,
    name: `${year}.mdx`,
    text: `${[...head, ...bullets].join('\n')}\n`,
    placeOf: (line) => items[line - head.length - 1]?.start ?? start,
  };
}

/**
 * Reads `not-in-notes.yml`, facts by release, each with its text, its kinds of consequence and its source; what is wrong
 * with it is in `problems`, with its place.
 */
export function readFacts(text: string): {facts: Fact[]; pages: FactPage[]; problems: Problem[]} {
  const {problems, report} = collector();
  const {pairs, error} = readYaml(text);
  if (error) report('content, expected lists by release', error, 'lists');
  const facts: Fact[] = [];
  const pages = pairs.flatMap(({key, items, start}): FactPage[] => {
    const parsed = (items ?? []).flatMap((value) => {
      const item = itemOf(value, report);
      return item ? {...value, ...item} : [];
    });
    if (!/^\d\d\.\d+$/.test(key) || !items) {
      report(`"${key}", expected a release like '26.8' with a list of facts`, start, 'lists');
      return [];
    }
    if (parsed.length === 0) return [];
    const page = pageOf(key, parsed, start);
    const {year, problems: ofPage} = parsePage(page.name, page.text, {authors: {}});
    for (const problem of ofPage)
      problems.push(Object.assign(problem, {place: page.placeOf(startOf(problem.place).line)}));
    const entries = year.releases.flatMap(({sections}) => sections.flatMap((section) => section.entries));
    const sources = parsed.map(({source}) => source);
    facts.push(
      ...entries.map((entry, place) => ({
        version: key,
        entry: {...entry, address: sources[place]!, source: sources[place]!},
      })),
    );
    return [page];
  });
  return {facts, pages, problems};
}
