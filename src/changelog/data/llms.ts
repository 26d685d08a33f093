import {completePages, DATA_PATHS, type DataPage, type Site, siteUrl, twinPath} from './site';

/** `/llms.txt`: where a program that reads text finds the pages as Markdown, and the data. */
export function llmsText(pages: readonly DataPage[], site: Site): string {
  const link = (label: string, path: string, about: string) => `- [${label}](${siteUrl(path, site)}): ${about}`;
  return [
    `# ${site.title}`,
    '',
    `> ${site.tagline}`,
    '',
    '## Pages as Markdown',
    '',
    ...completePages(pages).map(({facts}) => link(facts.title, twinPath(facts), facts.description)),
    '',
    '## Data',
    '',
    link('changelog.jsonl', DATA_PATHS.rows, 'every entry as one line of JSON.'),
    link('changelog.schema.json', DATA_PATHS.schema, 'the JSON Schema of a line.'),
    link('Data for programs', DATA_PATHS.documentation, 'what each column means, with queries.'),
    link('Atom feed', DATA_PATHS.atom, 'an item for each release, with its full notes.'),
    link('JSON Feed', DATA_PATHS.json, 'the same as JSON.'),
    '',
  ].join('\n');
}
