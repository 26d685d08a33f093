import path from 'node:path';
import {afterAll, describe} from 'vitest';
import {Engine, hasEngine} from '../../clickhouse/engine';
import {SITE} from '../changelog/real';

/** Tests that ask the server; on a platform that it is not made for they count as skipped. */
export const describeServer = describe.skipIf(!hasEngine());

/** A server for the tests of a file. */
export function startEngine(): Engine {
  const engine = new Engine();
  afterAll(() => engine.stop());
  return engine;
}

/** A file of the project by its path below the root. */
export function projectFile(file: string): string {
  return path.join(SITE, file);
}
