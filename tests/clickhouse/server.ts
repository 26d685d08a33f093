import path from 'node:path';
import {afterAll, describe} from 'vitest';
import {type Answer, Engine, hasEngine} from '../../clickhouse/engine';
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

/** The statements of a text: each ends with `;` at the end of a line, the last one need not. */
export function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.replace(/^(?:\s*--.*\n)+/, '').trim())
    .filter(Boolean);
}

/** The rows of an answer in the format JSONEachRow. @throws Error with the server's message where it refused */
export function rowsOf<T>(answer: Answer): T[] {
  if ('error' in answer) throw new Error(answer.error);
  return answer.result
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}
