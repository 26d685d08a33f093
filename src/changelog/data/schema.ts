import {NAME_KINDS} from '../model/named-items';
import {SECTION_NAMES} from '../model/section-names';
import {DATA_PATHS, type Site, siteUrl} from '../model/site';
import {SCOPES} from '../model/undo';
import type {Row} from './rows';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = {type: 'string', minLength: 1};
const numbers: Schema = {type: 'array', items: {type: 'integer', minimum: 1}};
const texts: Schema = {type: 'array', items: text};

function objects(properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: 'array',
    items: {type: 'object', properties, required: Object.keys(properties), additionalProperties: false},
  };
}

/** What each column holds, in the order of the columns. */
const COLUMNS: Readonly<Record<keyof Row, Schema>> = {
  version: {type: 'string', pattern: '^\\d{2}\\.\\d{1,2}$', description: 'Release, without the LTS mark: `24.8`.'},
  date: {
    anyOf: [{type: 'string', format: 'date'}, {const: ''}],
    description: 'Day of the release, `YYYY-MM-DD`; empty where the page gives none.',
  },
  lts: {type: 'boolean', description: 'Whether the release has long-term support.'},
  category: {enum: SECTION_NAMES, description: 'Section of the page that the entry stands in.'},
  description: {...text, description: 'What changed, as CommonMark on one line, without the references.'},
  description_text: {...text, description: 'The same without markup.'},
  pull_requests: {...numbers, description: 'Numbers of the pull requests; empty where none is on record.'},
  issues: {...numbers, description: 'Numbers of the issues that the change answers; empty where none is named.'},
  see: {...numbers, description: 'Numbers of issues or pull requests that tell more; empty where none is named.'},
  patch_releases: {
    type: 'array',
    items: {type: 'string', pattern: '^\\d{2}\\.\\d{1,2}(?:\\.\\d+){1,2}$'},
    description:
      'Patch releases that have the change too: of each line the first, `24.8.5`, newest line first; ' +
      'empty where no patch release has it.',
  },
  authors: {...texts, description: 'Display names of the authors; empty where none is on record.'},
  author_handles: {...texts, description: 'Their GitHub handles, in the same order.'},
  names: {
    ...objects({kind: {enum: Object.keys(NAME_KINDS)}, name: text}),
    description:
      'Named items of the server in the code spans of the entry, such as settings and functions; ' +
      'empty where it has none.',
  },
  undo: {
    ...objects({scope: {enum: SCOPES}, setting: text, value: text}),
    description:
      'Settings that keep the old behavior, each with its value as one pastes it; empty where no setting does.',
  },
  upgrade: {type: 'boolean', description: 'Whether the entry matters to an upgrade.'},
  url: {type: 'string', format: 'uri', description: 'Address of the entry on the page.'},
};

/** The JSON Schema of one line of the data. */
export function rowSchema(site: Site): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: siteUrl(DATA_PATHS.schema, site),
    title: 'Entry of the changelog',
    description: 'One line of changelog.jsonl.',
    type: 'object',
    properties: COLUMNS,
    required: Object.keys(COLUMNS),
    additionalProperties: false,
  };
}
