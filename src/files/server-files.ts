// Reads what the server said of itself, for the plugin and the pages; a site without these files has no defaults.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Catalogue, readCatalogue} from '../changelog/defaults/catalogue';
import {type DefaultChange, readDefaults} from '../changelog/defaults/history';
import {CATALOGUE, DEFAULTS, readText} from './changelog-folder';

/** What the server says of its settings. */
export interface ServerFiles {
  /** Its history of defaults, oldest first. */
  readonly history: readonly DefaultChange[];
  /** What it knows by name; undefined if nobody has asked. */
  readonly catalogue: Catalogue | undefined;
}

/** Reads the files that `npm run ask-clickhouse` writes. */
export function readServerFiles(siteDir: string): ServerFiles {
  const has = (file: string): boolean => existsSync(path.join(siteDir, file));
  return {
    history: has(DEFAULTS) ? readDefaults(readText(siteDir, DEFAULTS)) : [],
    catalogue: has(CATALOGUE) ? readCatalogue(readText(siteDir, CATALOGUE)) : undefined,
  };
}
