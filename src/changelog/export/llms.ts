import {releaseTitle} from '../model/lts';
import {allReleases, type Year} from '../model/records';
import {DATA_PATHS, markdownPath, PAGE_PATHS, PAGE_TITLES, resolver, type Site} from '../model/site';
import {toMarkdown} from '../model/text';

/** `/llms.txt`: the summaries of the newest release and the newest with long-term support, and links to the pages as Markdown and to the data, for programs that read text. */
export function llmsText(years: readonly Year[], site: Site): string {
  const resolve = resolver(site);
  const link = (label: string, path: string, about: string) => `- [${label}](${resolve(path)}): ${about}`;
  const summarized = allReleases(years).filter(({summary}) => summary.length > 0);
  const newest = new Set([summarized[0], summarized.find(({lts}) => lts)].filter((release) => release !== undefined));
  return [
    `# ${site.title}`,
    '',
    `> ${site.tagline}`,
    '',
    ...[...newest].flatMap((release) => [
      `## ${releaseTitle(release)}`,
      '',
      ...release.summary.map((text) => `- ${toMarkdown(text, resolve)}`),
      '',
    ]),
    '## Pages as Markdown',
    '',
    ...years.map((year) => link(year.title, markdownPath(year), year.description)),
    '',
    '## More pages',
    '',
    link(PAGE_TITLES.patches, PAGE_PATHS.patches, 'the patch releases of each line, with what each brought.'),
    '',
    '## Data',
    '',
    link('changelog.jsonl', DATA_PATHS.rows, 'every entry as one line of JSON.'),
    link('changelog.schema.json', DATA_PATHS.schema, 'the JSON Schema of a line.'),
    link('defaults.jsonl', DATA_PATHS.defaults, 'every change of a default as one line of JSON.'),
    link('defaults.schema.json', DATA_PATHS.defaultsSchema, 'the JSON Schema of a line.'),
    link(
      'names.jsonl',
      DATA_PATHS.names,
      'every name that a server knows as one line of JSON, with the first and the last that has it.',
    ),
    link('names.schema.json', DATA_PATHS.namesSchema, 'the JSON Schema of a line.'),
    link(PAGE_TITLES.data, PAGE_PATHS.data, 'what each column means, with queries.'),
    link('Atom feed', DATA_PATHS.atom, 'an item for each of the newest releases, with its full notes.'),
    link('JSON Feed', DATA_PATHS.json, 'the same as JSON.'),
    '',
  ].join('\n');
}
