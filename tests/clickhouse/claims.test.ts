import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Claim, judge, readClaims} from '../../clickhouse/claims';
import type {Answer} from '../../clickhouse/engine';
import {readCatalogue} from '../../src/changelog/defaults/catalogue';
import type {Entry, PlacedEntry, Text} from '../../src/changelog/model/records';
import {compareVersions, yearOfVersion} from '../../src/changelog/model/versions';
import {readReal} from '../changelog/real';
import {sample, tries} from '../sample';
import {allEntries, describeServer, projectFile, startEngine} from './server';

const FOLDER = projectFile('clickhouse/claims');
const files = readdirSync(FOLDER).toSorted();

function claimsOf(file: string): Claim[] {
  return readClaims(readFileSync(path.join(FOLDER, file), 'utf8'), `clickhouse/claims/${file}`);
}

/** A call with its values, or a query: what one can run to see what an entry says that it gives. */
const CALL = /^(?:(?:SELECT|WITH) .+|[A-Za-z]\w*\((?:.*, )?[-'[\d].*\))$/s;
/** What stands between it and what it gives. */
const GIVES =
  /^[^.;:]{0,40}\b(?:returns?|returned|gives?|gave|yields?)\b(?: now| the[^.;]{0,30}| an?)? *(?:NULL|-?\d[\d.]*\b|$)/;

/** Whether an entry says what a query returns: "`f(1)` returns `2`". */
function saysResult({text}: {readonly text: Text}): boolean {
  return text.some((piece, index) => {
    if (typeof piece === 'string' || !('code' in piece) || !CALL.test(piece.code)) return false;
    const [words, value] = [text[index + 1], text[index + 2]];
    const match = typeof words === 'string' ? GIVES.exec(words) : null;
    if (match === null) return false;
    return /[\d]|NULL$/.test(match[0]) || (match[0].length === (words as string).length && typeof value === 'object');
  });
}

const entryOf = new Map<string, PlacedEntry>();
const keyOf = (year: number, id: string): string => `${year} ${id}`;
for (const placed of await allEntries())
  entryOf.set(keyOf(yearOfVersion(placed.release.version), placed.entry.id), placed);

describe('claims', () => {
  it.each(files)('of %s are of entries of that year, and name later releases for what changed', (file) => {
    const {release} = readCatalogue(readFileSync(projectFile('docs/whats-new/changelog/catalogue.tsv'), 'utf8'));
    const wrong = claimsOf(file).flatMap(({entry, line, changedIn}) => {
      const placed = entryOf.get(keyOf(Number(path.parse(file).name), entry));
      if (placed === undefined) return [`${file}:${line}: ${entry} is no entry`];
      const isLater =
        changedIn === undefined ||
        (compareVersions(changedIn, placed.release.version) > 0 && compareVersions(changedIn, release) <= 0);
      return isLater ? [] : [`${file}:${line}: ${changedIn} is not between ${placed.release.version} and ${release}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are there for every entry that says what a query returns', async () => {
    const {years} = await readReal();
    const missing = years.flatMap(({year, releases}) => {
      const file = `${year}.sql`;
      const claimed = existsSync(path.join(FOLDER, file)) ? claimsOf(file).map(({entry}) => entry) : [];
      const entries = releases.flatMap(({sections}) =>
        sections.flatMap((section): readonly Entry[] => section.entries),
      );
      return entries.filter((entry) => saysResult(entry) && !claimed.includes(entry.id)).map(({address}) => address);
    });
    expect(missing).toEqual([]);
  });
});

describeServer('the server', () => {
  const engine = startEngine();

  it.each(files)('answers what the claims of %s say', async (file) => {
    const claims = claimsOf(file).filter(({steps}) => steps.length > 0);
    const wrong: string[] = [];
    for (const {steps} of sample(claims, tries(20))) {
      const answers: Answer[] = await engine.ask(steps.map(({sql}) => sql));
      wrong.push(...steps.flatMap((step, index) => judge(step, answers[index]!, `clickhouse/claims/${file}`) ?? []));
    }
    expect(wrong.join('\n\n')).toBe('');
  });
});
