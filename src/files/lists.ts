// Reads the lists beside the pages, for the site and for lint: which file is which list stands here.

import path from 'node:path';
import {readClaims} from '../changelog/parse/claims';
import {readAdvisories, readAuthors, readCodeSpans, readErrorMessages, readNames} from '../changelog/parse/lists';
import {readNotInNotes} from '../changelog/parse/not-in-notes';
import {readLineFile} from '../changelog/parse/patch-file';
import type {List} from '../changelog/parse/problems';
import {readRequiresFile} from '../changelog/parse/requires-file';
import {readSettingRules, readStopRules} from '../changelog/parse/upgrade-rules';
import {readCatalogue} from '../changelog/server/catalogue';
import {readDefaults, serverLines} from '../changelog/server/defaults-file';
import * as files from './changelog-folder';

const below = (name: string): string => path.join(files.CHANGELOG_DIR, name);

/** Reads the lists, each state of a file once. A file that is not there says nothing. */
export function createLists(siteDir: string) {
  const known = new Map<string, List>();
  function read<Content extends Pick<List, 'problems'>>(
    file: string,
    reader: (text: string) => Content,
    text = files.readIfThere(siteDir, file),
  ): List<Content> {
    const before = known.get(file);
    if (before?.text === text) return before as List<Content>;
    const list = {...reader(text), file, text};
    known.set(file, list);
    return list;
  }
  return {
    authors: () => read(files.AUTHORS, readAuthors),
    names: () => read(files.NAMES, readNames),
    /** Code spans that look like a name of the server or like a statement and are not, each with what it is. */
    codeSpans: () => read(below('code-spans.tsv'), readCodeSpans),
    /** What matters to an upgrade and no release note tells. */
    notInNotes: () => read(below('_not-in-notes.md'), readNotInNotes),
    /** Security fixes by their numbers, with the versions that have them. */
    advisories: () => read(below('security.tsv'), readAdvisories),
    /** What an editor says of settings that keep old behavior, and of the path of an upgrade. */
    settingRules: () => read(below('upgrade-settings.tsv'), readSettingRules),
    stopRules: () => read(below('upgrade-stops.tsv'), readStopRules),
    /** What the server says of bugs, by the pull request that fixed them. */
    messages: () => read(below('errors.tsv'), readErrorMessages),
    claims: (year: number) => read(files.claimsFile(year), readClaims),
    /** What must be in use for a year's entries to concern a server. */
    requires: (year: number) => read(files.requiresFile(year), readRequiresFile),
    /** The lines of releases with their patch releases. */
    lines: () =>
      files.readLineFiles(siteDir).map(({line, file, text}) => ({
        ...read(file, (each) => readLineFile(line, each), text),
        line,
      })),
  };
}

/**
 * Reads what `clickhouse/servers.py` writes: the history of defaults, oldest first, and what the newest of the asked servers
 * knows by name, and the others. A site without these files has no defaults.
 */
export function readServerFiles(siteDir: string) {
  const read = (file: string): string => files.readIfThere(siteDir, file);
  // What may stand at the top of the server's configuration beside settings: a list that is edited by hand.
  const top = serverLines(read(below('elements.tsv'))).map(([name]) => name!);
  const names = read(files.CATALOGUE);
  const catalogue = names === '' ? undefined : readCatalogue(names, top);
  return {history: readDefaults(read(files.DEFAULTS)), catalogue};
}
