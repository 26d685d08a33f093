import {spawn} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

it('of two commands at once one installs, and the other waits until that is done', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  const npm = path.join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "$1" >> log\nuntil [ -e other-waits ]; do /bin/sleep 0.1; done\n');
  chmodSync(npm, 0o755);
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  const install = () =>
    new Promise<string>((resolve) => {
      const child = spawn(process.execPath, ['scripts/install.mjs', folder], {env: {...process.env, PATH: folder}});
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
        if (said.startsWith('Waiting')) writeFileSync(path.join(folder, 'other-waits'), '');
      });
      child.on('close', (code) => resolve(`${code} ${said}`));
    });
  const said = await Promise.all([install(), install()]);
  expect(said.toSorted()).toEqual([
    '0 Installing packages …\n',
    '0 Waiting for another command that installs packages …\n',
  ]);
  expect(readFileSync(path.join(folder, 'log'), 'utf8')).toBe('ci\n');
  expect(await install()).toBe('0 ');
  rmSync(folder, {recursive: true});
});
