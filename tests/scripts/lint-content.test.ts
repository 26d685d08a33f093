import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

const FOLDER = 'docs/whats-new/changelog';

function lintContent(...files: string[]): {status: number | null; out: string; err: string} {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/lint-content.ts', ...files];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  return {status, out: stdout, err: stderr};
}

it('lint:content checks the files that are named, and no others', () => {
  const {status, out} = lintContent(`./${FOLDER}/2023.mdx`, `${FOLDER}/names.yml`, `${FOLDER}/patches/24.8.txt`);
  expect([status, out]).toEqual([0, '1 page, 1 list, 1 line: 0 errors, 0 warnings\n']);
});

it('lint:content refuses a file that it does not check', () => {
  const {status, err} = lintContent('README.md');
  expect(status).toBe(1);
  expect(err).toContain(
    `Unexpected file README.md, expected a page, a list or a line's patch releases in ${FOLDER}: ${FOLDER}/`,
  );
});
