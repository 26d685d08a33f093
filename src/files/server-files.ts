// Reads what the server said of itself, for the plugin and the pages; a site without these files has no defaults.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Catalogue, readCatalogue} from '../changelog/server/catalogue';
import {type DefaultChange, readDefaults, serverLines} from '../changelog/server/defaults-file';
import {underNamesOfTheirTime} from '../changelog/server/known-names';
import {CATALOGUE, DEFAULTS, ELEMENTS, readText} from './changelog-folder';

export interface ServerFiles {
  /** Its history of defaults, oldest first. */
  readonly history: readonly DefaultChange[];
  /** What the newest of the asked servers knows by name, and the others; undefined if nobody has asked. */
  readonly catalogue: Catalogue | undefined;
}

/** Reads the files that `clickhouse/servers.py catalogue` writes. */
export function readServerFiles(siteDir: string): ServerFiles {
  const has = (file: string): boolean => existsSync(path.join(siteDir, file));
  const history = has(DEFAULTS) ? readDefaults(readText(siteDir, DEFAULTS)) : [];
  const elements = has(ELEMENTS) ? serverLines(readText(siteDir, ELEMENTS)).map(([name]) => name!) : [];
  const catalogue = has(CATALOGUE) ? readCatalogue(readText(siteDir, CATALOGUE), elements) : undefined;
  return {history: catalogue ? underNamesOfTheirTime(history, catalogue) : history, catalogue};
}
