import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {askedFiles} from '../../clickhouse/files';
import {describeServer, projectFile, startEngine} from './server';

describeServer('the files of the server', () => {
  const engine = startEngine();

  it('are what it says: else run `npm run ask-clickhouse`', async () => {
    for (const [file, asked] of Object.entries(await askedFiles(engine)))
      expect(readFileSync(projectFile(file), 'utf8'), file).toBe(asked);
  });
});
