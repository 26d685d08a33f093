import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readCatalogue, SETTING_KINDS, settingLine} from '../../../src/changelog/defaults/catalogue';
import {defaultLine, readDefaults} from '../../../src/changelog/defaults/history';
import {compareVersions} from '../../../src/changelog/model/versions';

const read = (name: string): string =>
  readFileSync(path.join(__dirname, '../../../docs/whats-new/changelog', name), 'utf8');
const dataLines = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe("the server's history of defaults", () => {
  it('is read: values without quotes, an empty one too, and what is new or of Cloud alone', () => {
    const text = "# About.\n24.8\tquery\ta\t''\t1\tnew\n25.1\tmerge-tree\tb\tminmax, uniq\tbasic\tnew\tcloud\n";
    expect(readDefaults(text)).toEqual([
      {release: '24.8', scope: 'query', setting: 'a', before: '', after: '1', isNew: true, isCloud: false},
      {
        release: '25.1',
        scope: 'merge-tree',
        setting: 'b',
        before: 'minmax, uniq',
        after: 'basic',
        isNew: true,
        isCloud: true,
      },
    ]);
  });

  it('is written as it is read, oldest release first, and ends with the release of the server', () => {
    const text = read('defaults.tsv');
    const changes = readDefaults(text);
    expect(changes.map(defaultLine)).toEqual(dataLines(text));
    const releases = changes.map(({release}) => release);
    expect(releases).toEqual(releases.toSorted(compareVersions));
    expect(compareVersions(releases.at(-1)!, readCatalogue(read('catalogue.tsv')).release)).toBeLessThanOrEqual(0);
  });
});

describe("the server's catalogue", () => {
  it('is read: names by kind, and what is known of settings', () => {
    const text = "# ClickHouse 26.7.2.1\n[setting]\na\t''\tobsolete\nb\t\\t\\\\N\tbeta\talias of c\n[function]\nlag\n";
    const {release, names, settings} = readCatalogue(text);
    expect(release).toBe('26.7');
    expect([...names.function]).toEqual(['lag']);
    expect([...names.setting]).toEqual(['a', 'b']);
    expect([...settings.setting.values()]).toEqual([
      {name: 'a', value: '', tier: 'obsolete'},
      {name: 'b', value: '\t\\N', tier: 'beta', aliasFor: 'c'},
    ]);
    expect(() => readCatalogue('[setting]\n')).toThrow('Unexpected first line');
  });

  it('has every kind and every setting as it is written', () => {
    const text = read('catalogue.tsv');
    const {names, settings} = readCatalogue(text);
    expect(Object.entries(names).filter(([, list]) => list.size === 0)).toEqual([]);
    const lines = new Set(dataLines(text));
    for (const kind of SETTING_KINDS)
      expect([...settings[kind].values()].map(settingLine).filter((line) => !lines.has(line))).toEqual([]);
  });
});
