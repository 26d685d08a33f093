import {EFFECT_NAMES} from '../model/effects';
import {NAME_KINDS} from '../model/named-items';
import {SECTION_NAMES} from '../model/section-names';
import {DATA_PATHS, PAGE_PATHS, type Site, siteUrl} from '../model/site';
import {SYMPTOMS} from '../model/symptoms';
import {SCOPES} from '../model/undo';
import {CATALOGUE_KINDS} from '../server/asked-servers';
import type {DefaultRow, NameRow, Row} from './rows';

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

const orEmpty = (schema: Schema): Schema => ({anyOf: [schema, {const: ''}]});
const address: Schema = {type: 'string', format: 'uri'};
const version: Schema = {type: 'string', pattern: '^\\d{2}\\.\\d{1,2}$'};
const date = orEmpty({type: 'string', format: 'date'});

/** What each column has, in the order of the columns. What it means stands on the page about the data, data.mdx. */
const COLUMNS: Readonly<Record<keyof Row, Schema>> = {
  version,
  date,
  lts: {type: 'boolean'},
  category: {enum: SECTION_NAMES},
  description: text,
  description_text: text,
  example: {type: 'string'},
  pull_requests: numbers,
  issues: numbers,
  see: numbers,
  cve: {type: 'array', items: {type: 'string', pattern: '^CVE-\\d{4}-\\d{4,}$'}},
  patch_releases: {type: 'array', items: {type: 'string', pattern: '^\\d{2}\\.\\d{1,2}(?:\\.\\d+){1,2}$'}},
  authors: texts,
  author_handles: texts,
  names: objects({kind: {enum: Object.keys(NAME_KINDS)}, name: text, subject: {type: 'boolean'}}),
  undo: objects({scope: {enum: SCOPES}, setting: text, value: text}),
  upgrade: {type: 'boolean'},
  effects: {type: 'array', items: {enum: EFFECT_NAMES}},
  since: orEmpty(version),
  caused_by: numbers,
  bug_versions: objects({first: text, before: text, certain: {type: 'boolean'}}),
  until: orEmpty({type: 'string', pattern: '^\\d{2}\\.\\d{1,2}(?:\\.\\d{1,2})?$'}),
  symptom: {enum: [...SYMPTOMS, '']},
  summary: {type: 'string'},
  url: address,
  former_ids: texts,
};

/** The same of the changes of defaults. */
const DEFAULT_COLUMNS: Readonly<Record<keyof DefaultRow, Schema>> = {
  version,
  date,
  scope: {enum: ['query', 'merge-tree']},
  setting: text,
  before: {type: 'string'},
  after: {type: 'string'},
  new: {type: 'boolean'},
  cloud: {type: 'boolean'},
  url: orEmpty(address),
  documentation: orEmpty(address),
};

/** The same of the names that servers know. */
const NAME_COLUMNS: Readonly<Record<keyof NameRow, Schema>> = {
  kind: {enum: CATALOGUE_KINDS},
  name: text,
  aliases: texts,
  first: version,
  last: version,
  obsolete: orEmpty(version),
};

/** The JSON Schemas of one line of each file of rows, by their path. */
export function schemas(site: Site): Readonly<Record<string, Schema>> {
  const schema = (
    path: string,
    title: string,
    file: string,
    columns: Readonly<Record<string, Schema>>,
    id: string,
  ) => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: siteUrl(path, site),
    title,
    description: `One line of ${file}. What each column holds: ${siteUrl(PAGE_PATHS.data, site)}#${id}`,
    type: 'object',
    properties: columns,
    required: Object.keys(columns),
    additionalProperties: false,
  });
  const {schema: entries, defaultsSchema: defaults, namesSchema: names} = DATA_PATHS;
  return {
    [entries]: schema(entries, 'Entry of the changelog', 'changelog.jsonl', COLUMNS, 'columns'),
    [defaults]: schema(defaults, 'Change of a default', 'defaults.jsonl', DEFAULT_COLUMNS, 'default-columns'),
    [names]: schema(names, 'Name that servers know', 'names.jsonl', NAME_COLUMNS, 'name-columns'),
  };
}
