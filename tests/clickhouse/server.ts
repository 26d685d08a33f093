import path from 'node:path';
import {afterAll, describe} from 'vitest';
import {Engine, hasEngine} from '../../clickhouse/engine';
import {type PlacedEntry, placedEntries} from '../../src/changelog/model/records';
import {readReal} from '../changelog/real';

/** The release of the server as a library. */
export const RELEASE = '26.7';

/** Tests that ask the server; on a platform that it is not made for they count as skipped. */
export const describeServer = describe.skipIf(!hasEngine());

/** A server for the tests of a file. */
export function startEngine(): Engine {
  const engine = new Engine();
  afterAll(() => engine.stop());
  return engine;
}

/** All entries, newest first. */
export async function allEntries(): Promise<PlacedEntry[]> {
  const {years} = await readReal();
  return years.flatMap(({releases}) => placedEntries(releases));
}

/** A file of the project by its path below the root. */
export function projectFile(file: string): string {
  return path.join(__dirname, '../..', file);
}
