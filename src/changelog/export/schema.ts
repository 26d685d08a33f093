import {EFFECT_NAMES} from '../model/effects';
import {NAME_KINDS} from '../model/named-items';
import {SECTION_NAMES} from '../model/section-names';
import {DATA_PATHS, type Site, siteUrl} from '../model/site';
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

const orEmpty = (schema: Schema, description: string): Schema => ({anyOf: [schema, {const: ''}], description});
const address: Schema = {type: 'string', format: 'uri'};

const RELEASE_COLUMNS = {
  version: {type: 'string', pattern: '^\\d{2}\\.\\d{1,2}$', description: 'Release, without the LTS mark: `24.8`.'},
  date: orEmpty({type: 'string', format: 'date'}, 'Day of the release, `YYYY-MM-DD`; empty where the page gives none.'),
} satisfies Readonly<Record<string, Schema>>;

/** What each column holds, in the order of the columns. */
const COLUMNS: Readonly<Record<keyof Row, Schema>> = {
  ...RELEASE_COLUMNS,
  lts: {type: 'boolean', description: 'Whether the release has long-term support.'},
  category: {enum: SECTION_NAMES, description: 'Section of the page that the entry stands in.'},
  description: {...text, description: 'What changed, as CommonMark on one line, without the references.'},
  description_text: {...text, description: 'The same without markup.'},
  example: {type: 'string', description: 'SQL that shows what is new; empty for most entries.'},
  pull_requests: {...numbers, description: 'Numbers of the pull requests; empty where none is on record.'},
  issues: {...numbers, description: 'Numbers of the issues that the change answers; empty where none is named.'},
  see: {...numbers, description: 'Numbers of issues or pull requests that tell more; empty where none is named.'},
  cve: {
    type: 'array',
    items: {type: 'string', pattern: '^CVE-\\d{4}-\\d{4,}$'},
    description: 'Numbers of the published vulnerabilities that the change fixes; empty where it fixes none.',
  },
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
    ...objects({kind: {enum: Object.keys(NAME_KINDS)}, name: text, subject: {type: 'boolean'}}),
    description:
      'Named items of the server in the code spans of the entry, such as settings and functions, and whether the ' +
      'entry is about them or mentions them in passing; empty where it has none.',
  },
  undo: {
    ...objects({scope: {enum: SCOPES}, setting: text, value: text}),
    description:
      'Settings that keep the old behavior, each with its value as one pastes it; empty where no setting does.',
  },
  upgrade: {type: 'boolean', description: 'Whether the entry matters to an upgrade.'},
  effects: {
    type: 'array',
    items: {enum: EFFECT_NAMES},
    description: 'What happens after an upgrade, if nothing is done, the greater risk first; empty where nothing does.',
  },
  since: orEmpty(
    RELEASE_COLUMNS.version,
    'First release that has the bug which the entry fixes, or what it changes; empty where no source says it.',
  ),
  caused_by: {
    ...numbers,
    description: 'Numbers of the pull requests that brought the bug which the entry fixes; empty where none is known.',
  },
  bug_versions: {
    ...objects({first: text, before: text, certain: {type: 'boolean'}}),
    description:
      'Versions that have the bug which the entry fixes, `25.8.20` until before `25.9`, oldest first, and whether it is ' +
      'certain; a release is its first build. Empty where `since` is.',
  },
  until: orEmpty(
    {type: 'string', pattern: '^\\d{2}\\.\\d{1,2}(?:\\.\\d{1,2})?$'},
    'Release in which the change holds no more, taken back or replaced, or the patch release of its own line that took ' +
      'it back, `25.8.5`; empty where it still holds.',
  ),
  symptom: {
    enum: [...SYMPTOMS, ''],
    description:
      'What a bug did, by the words of the entry that fixes it, the worst of several; empty where it is no bug fix.',
  },
  summary: {
    type: 'string',
    description:
      'What the summary of the release says of the entry, as CommonMark; empty where the summary does not link it.',
  },
  url: {...address, description: 'Address of the entry on the page.'},
  former_ids: {
    ...texts,
    description:
      'Other anchors of its page that lead to the entry, of entries that it joined or replaced; empty where none does.',
  },
};

/** The same of the changes of defaults. */
const DEFAULT_COLUMNS: Readonly<Record<keyof DefaultRow, Schema>> = {
  ...RELEASE_COLUMNS,
  scope: {
    enum: ['query', 'merge-tree'],
    description: 'Where the setting is set: `query`, or `merge-tree` for settings of a table.',
  },
  setting: {...text, description: 'Name of the setting.'},
  before: {
    type: 'string',
    description:
      'Default until this release; of a new setting, the value that stands for what the server did until then.',
  },
  after: {type: 'string', description: 'Default since this release.'},
  new: {type: 'boolean', description: 'Whether the setting is new in this release.'},
  cloud: {type: 'boolean', description: 'Whether the change is of ClickHouse Cloud alone.'},
  url: orEmpty(address, 'Address of the entry that tells the change; empty where none does.'),
  documentation: orEmpty(
    address,
    'Address of the server’s documentation of the setting; empty if the setting has no effect in the newest release.',
  ),
};

/** The same of the names that servers know. */
const NAME_COLUMNS: Readonly<Record<keyof NameRow, Schema>> = {
  kind: {enum: CATALOGUE_KINDS, description: 'What it is, such as `setting` or `function`.'},
  name: {...text, description: 'The name.'},
  aliases: {...texts, description: 'Other names for it; each has a line of its own too.'},
  first: {
    ...RELEASE_COLUMNS.version,
    description: 'Release of the oldest server that has it, of those that were asked.',
  },
  last: {...RELEASE_COLUMNS.version, description: 'Release of the newest server that has it.'},
  obsolete: orEmpty(
    RELEASE_COLUMNS.version,
    'Release of the first server that takes a setting without effect; empty where the setting has an effect.',
  ),
};

/** The JSON Schemas of one line of each file of rows, by their path. */
export function schemas(site: Site) {
  const schema = (path: string, title: string, file: string, properties: Readonly<Record<string, Schema>>) => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: siteUrl(path, site),
    title,
    description: `One line of ${file}.`,
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  return {
    [DATA_PATHS.schema]: schema(DATA_PATHS.schema, 'Entry of the changelog', 'changelog.jsonl', COLUMNS),
    [DATA_PATHS.defaultsSchema]: schema(
      DATA_PATHS.defaultsSchema,
      'Change of a default',
      'defaults.jsonl',
      DEFAULT_COLUMNS,
    ),
    [DATA_PATHS.namesSchema]: schema(DATA_PATHS.namesSchema, 'Name that servers know', 'names.jsonl', NAME_COLUMNS),
  };
}
