import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {judge} from '../../clickhouse/claims';
import type {Answer} from '../../clickhouse/engine';
import {readClaims} from '../../src/changelog/parse/claims';
import {CLAIMS_DIR} from '../../src/files/changelog-folder';
import {sample, tries} from '../sample';
import {describeServer, projectFile, startEngine} from './server';

describeServer('the server', () => {
  const engine = startEngine();

  it.each(readdirSync(projectFile(CLAIMS_DIR)).toSorted())('answers what the claims of %s say', async (file) => {
    const text = readFileSync(projectFile(path.join(CLAIMS_DIR, file)), 'utf8');
    const claims = readClaims(text).claims.filter(({steps}) => steps.length > 0);
    const wrong: string[] = [];
    for (const {steps} of sample(claims, tries(20))) {
      const answers: Answer[] = await engine.ask(steps.map(({sql}) => sql));
      wrong.push(...steps.flatMap((step, index) => judge(step, answers[index]!, path.join(CLAIMS_DIR, file)) ?? []));
    }
    expect(wrong.join('\n\n')).toBe('');
  });
});
