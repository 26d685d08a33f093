import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Files} from '../../changelog/export/data-files';
import {PHRASES} from '../../changelog/model/requirement';
import {DATA_PATHS, type Site, withAddress} from '../../changelog/model/site';

/** A statement with the phrases that it looks for: those of neighboring words, and those with words between. */
function readSql(name: string): string {
  const apart = PHRASES.filter((phrase) => phrase.includes(' ... '));
  const likes = apart.map((phrase) => `if(found.2[1] LIKE '% ${phrase.replace(' ... ', ' % ')} %', '${phrase}', '')`);
  return readFileSync(path.join(__dirname, '../../changelog/paste', name), 'utf8')
    .replaceAll('[PHRASES]', `['${PHRASES.filter((phrase) => !apart.includes(phrase)).join("', '")}']`)
    .replace('[APART]', `[${likes.join(', ')}]`);
}

/** The statement that tells what a server runs. */
export function runStatement(site: Site): string {
  return withAddress(readSql('what-you-run.sql'), site);
}

/** The statements to run on one's own server: that one, and the one that joins it with the changelog. */
export function statementFiles(site: Site): Files {
  const run = /^SELECT[\s\S]*?(?=\nORDER BY)/m.exec(readSql('what-you-run.sql'))![0];
  const uses = readSql('uses.sql').replace('WHAT_YOU_RUN', () => run);
  return {[DATA_PATHS.run]: () => runStatement(site), [DATA_PATHS.uses]: () => withAddress(uses, site)};
}
