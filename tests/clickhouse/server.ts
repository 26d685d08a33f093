import path from 'node:path';
import {afterAll, describe} from 'vitest';
import {Engine, hasEngine} from '../../clickhouse/engine';
import {LIBRARY_RELEASE} from '../../src/changelog/defaults/servers';
import {allReleases, type PlacedEntry, placedEntries} from '../../src/changelog/model/records';
import {isUnasked} from '../../src/lint/code-spans';
import {readReal, SITE} from '../changelog/real';

/** Tests that ask the server; on a platform that it is not made for they count as skipped. */
export const describeServer = describe.skipIf(!hasEngine());

/** A server for the tests of a file. */
export function startEngine(): Engine {
  const engine = new Engine();
  afterAll(() => engine.stop());
  return engine;
}

/** All entries of releases that the server can know, newest first. */
export async function askedEntries(): Promise<PlacedEntry[]> {
  const {years} = await readReal();
  return placedEntries(allReleases(years)).filter(
    ({release}) => !isUnasked(release.version, {release: LIBRARY_RELEASE}),
  );
}

/** A file of the project by its path below the root. */
export function projectFile(file: string): string {
  return path.join(SITE, file);
}
