import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareVersions} from '../../../src/changelog/model/versions';
import {catalogueOf, readCatalogue, readServers} from '../../../src/changelog/server/catalogue';
import {readDefaults} from '../../../src/changelog/server/defaults-file';
import {isAnyCase, isKnown} from '../../../src/changelog/server/known-names';

const read = (name: string): string =>
  readFileSync(path.join(__dirname, '../../../docs/whats-new/changelog', name), 'utf8');

describe("the server's history of defaults", () => {
  it('stands oldest release first, and ends with the release of the server', () => {
    const changes = readDefaults(read('defaults.tsv'));
    const releases = changes.map(({release}) => release);
    expect(releases).toEqual(releases.toSorted(compareVersions));
    expect(compareVersions(releases.at(-1)!, readCatalogue(read('catalogue.tsv')).release)).toBeLessThanOrEqual(0);
  });
});

describe("the server's catalogue", () => {
  it('says by server what each knows', () => {
    const text = [
      '# ClickHouse 24.8.4.1, 25.10.1.1, 26.7.2.1',
      '[setting]',
      'a\t0\texperimental\t@25.10\t1\t@26.7\tgone',
      "b\t@26.7\t''\tobsolete",
      'c\t\\t\\\\N\tbeta\talias of b',
      '[function]',
      'old\t@24.8\t@25.10\tgone',
      'trunc\tany case\talias of truncate',
      '[codec]\t@25.10',
      'LZ4',
      '[error]',
      'SYNTAX_ERROR\t62',
    ].join('\n');
    const servers = readServers(text);
    expect(servers.releases).toEqual(['24.8', '25.10', '26.7']);
    const [first, second, third] = servers.releases.map((release) => catalogueOf(servers, release));
    expect(first!.names.setting.get('a')).toEqual({value: '0', tier: 'experimental'});
    expect(second!.names.setting.get('a')).toEqual({value: '1'});
    expect([...third!.names.setting]).toEqual([
      ['b', {value: '', tier: 'obsolete'}],
      ['c', {value: '\t\\N', tier: 'beta', aliasFor: 'b'}],
    ]);
    expect([...third!.names.function.keys()]).toEqual(['trunc']);
    expect(() => readCatalogue('[setting]\n')).toThrow('Unexpected first line');
    expect([first, second].map((each) => each!.names.function.has('old'))).toEqual([true, false]);
    expect(isAnyCase(first!, 'function', 'TRUNC')).toBe(true);
    expect(servers.states.function.get('trunc')![0]!.known).toMatchObject({aliasFor: 'truncate'});
    expect(servers.states.error.get('SYNTAX_ERROR')![0]!.known).toEqual({code: 62});
    expect([first, second].map((each) => isKnown(each!, {kind: 'codec', name: 'LZ4'}))).toEqual([undefined, true]);
  });

  it('has servers oldest first, and names of every kind', () => {
    const {servers, names} = readCatalogue(read('catalogue.tsv'));
    expect(servers.releases).toEqual(servers.releases.toSorted(compareVersions));
    expect(Object.entries(names).filter(([, list]) => list.size === 0)).toEqual([]);
  });
});
