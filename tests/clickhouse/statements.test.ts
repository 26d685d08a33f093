import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {codeSpans} from '../../src/changelog/model/text';
import {readCodeSpans} from '../../src/changelog/parse/lists';
import {CODE_SPANS} from '../../src/files/changelog-folder';
import {isWholeStatement} from '../../src/lint/code-spans';
import {askedEntries, describeServer, projectFile, startEngine} from './server';

/** SQL as a string of SQL. */
function quoted(sql: string): string {
  return `'${sql.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

describeServer('code spans that are whole statements', () => {
  const engine = startEngine();

  it('parse, or stand in code-spans.yml with what they are', async () => {
    const spans = (await askedEntries()).flatMap(({entry}) =>
      codeSpans(entry)
        .filter(isWholeStatement)
        .map((code) => ({code, address: entry.address})),
    );
    expect(spans.length).toBeGreaterThan(50);
    const answers = await engine.ask(
      spans.map(({code}) => `SELECT formatQuery(${quoted(code.replace(/;$/, ''))}) FORMAT Null`),
    );
    const refused = spans.filter((_, index) => 'error' in answers[index]!);
    const known = readCodeSpans(readFileSync(projectFile(CODE_SPANS), 'utf8')).spans.map(({key}) => key);
    expect(refused.filter(({code}) => !known.includes(code)).map(({address, code}) => `${address}: ${code}`)).toEqual(
      [],
    );
    const accepted = spans.filter(({code}) => !refused.some((span) => span.code === code)).map(({code}) => code);
    expect(known.filter((code) => accepted.includes(code))).toEqual([]);
  });
});
