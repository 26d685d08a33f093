import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {prepareNext, swapIn} from '../../scripts/swap';

let folder: string;
let place: string;

function write(name: string, version: string): void {
  mkdirSync(path.join(folder, name), {recursive: true});
  writeFileSync(path.join(folder, name, 'index.html'), version);
}
/** The existing folders, each with the version in it. */
function versions(): Record<string, string> {
  const names = readdirSync(folder);
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name, 'index.html'), 'utf8')]));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'swap-'));
  place = path.join(folder, 'build');
});
afterEach(() => rmSync(folder, {recursive: true}));

it('puts the first version in an empty place', () => {
  write(path.basename(prepareNext(place)), 'new');
  swapIn(place);
  expect(versions()).toEqual({build: 'new'});
});

it('replaces the old version, files that the new one does not have included', () => {
  write('build', 'old');
  writeFileSync(path.join(place, 'old.html'), '');
  write(path.basename(prepareNext(place)), 'new');
  expect(versions()).toEqual({build: 'old', '.build-next': 'new'});
  swapIn(place);
  expect(versions()).toEqual({build: 'new'});
  expect(readdirSync(place)).toEqual(['index.html']);
});

describe('after a run that was killed', () => {
  it.each([
    ['while it made the new version', {build: 'old', '.build-next': 'half'}, 'old'],
    ['between the two moves', {'.build-last': 'old', '.build-next': 'new'}, 'old'],
    ['after the two moves', {build: 'new', '.build-last': 'old'}, 'new'],
  ])('%s, one complete version is in its place, and nothing else', (_, left, whole) => {
    for (const [name, version] of Object.entries(left)) write(name, version);
    prepareNext(place);
    expect(versions()).toEqual({build: whole});
  });

  it('the old version comes back if the second move fails', () => {
    write('build', 'old');
    write(path.basename(prepareNext(place)), 'new');
    // Makes the second move fail.
    rmSync(path.join(folder, '.build-next'), {recursive: true});
    expect(() => swapIn(place)).toThrow('.build-next');
    expect(versions()).toEqual({'.build-last': 'old'});
    prepareNext(place);
    expect(versions()).toEqual({build: 'old'});
  });
});
