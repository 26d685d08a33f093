import {expect, it} from 'vitest';
import {codeSpans} from '../../src/changelog/model/text';
import {allEntries, describeServer, startEngine} from './server';

/** How a code span begins that may be a whole statement. */
const FIRST_WORD =
  /^(?:SELECT|WITH|INSERT INTO|CREATE|ALTER|DROP|ATTACH|DETACH|SHOW|DESC|DESCRIBE|EXPLAIN|SET|SYSTEM|GRANT|REVOKE|BACKUP|RESTORE|OPTIMIZE|RENAME|EXCHANGE|TRUNCATE|CHECK|KILL|USE|UPDATE|DELETE FROM|VALUES|EXISTS|UNDROP|MOVE)\s/;
/** What only a pattern has: something left out, a place to fill in, a choice. */
const PATTERN = /\.\.\.|<\w[\w -]*>|\[[A-Z.]|\[[a-z]+\.\]| \| |[A-Z]\|[A-Z]|[A-Z]\/[A-Z]/;
/** The name of a statement: words in capitals alone. */
const NAME = /^[A-Z0-9 ]+$/;

/** Spans that are neither and do not parse, each with the reason. */
const REFUSED: Readonly<Record<string, string>> = {
  'EXPLAIN indexes = 1': 'an option: the query is left out',
  'EXPLAIN PLAN indexes = 1': 'an option: the query is left out',
  'EXPLAIN PLAN json=1': 'an option: the query is left out',
  'EXPLAIN PLAN pretty=1': 'an option: the query is left out',
  'EXPLAIN indices = 1': 'an option: the query is left out',
  'EXPLAIN actions = 0, compact = 0, pretty = 0': 'an option: the query is left out',
  'WITH t (a, b)': 'a clause: the query is left out',
  'WITH t(a, b)': 'a clause: the query is left out',
  'SET name = value': 'a pattern',
  'SET param_*': 'a pattern',
  'GRANT TABLE ENGINE ON *': 'the user is left out',
  'GRANT SELECT ON db*.*': 'the user is left out',
  'SELECT ON system.*': 'a privilege',
  'ALTER USER default': 'refused, as the entry says',
  'EXPLAIN PIPELINE compact=0,graph=1': 'an option: the query is left out',
  'SELECT * REPLACE': 'a clause: its columns are left out',
  'REVOKE S3 ON system.*': 'the user is left out',
  'REVOKE ALL ON *.*': 'the user is left out',
  'ALTER USER user1 ADD PROFILES a, DROP ALL PROFILES': 'refused on purpose since 25.3, which the entry says',
  'ALTER TABLE x MODIFY TTL date GROUP BY a, b, DROP COLUMN c': 'cannot be parsed, which the entry says',
  'SHOW COUNT(*) WARNINGS': 'in the MySQL interface only, which the entry says',
};

/** SQL as a string of SQL. */
function quoted(sql: string): string {
  return `'${sql.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

describeServer('code spans that are whole statements', () => {
  const engine = startEngine();

  it('parse, or stand in the list with the reason', async () => {
    const spans = (await allEntries()).flatMap(({entry}) =>
      codeSpans(entry)
        .filter((code) => FIRST_WORD.test(code) && !PATTERN.test(code) && !NAME.test(code))
        .map((code) => ({code, address: entry.address})),
    );
    expect(spans.length).toBeGreaterThan(50);
    const answers = await engine.ask(
      spans.map(({code}) => `SELECT formatQuery(${quoted(code.replace(/;$/, ''))}) FORMAT Null`),
    );
    const refused = spans.filter((_, index) => 'error' in answers[index]!);
    expect(refused.filter(({code}) => !(code in REFUSED)).map(({address, code}) => `${address}: ${code}`)).toEqual([]);
    const codes = refused.map(({code}) => code);
    expect(Object.keys(REFUSED).filter((code) => !codes.includes(code))).toEqual([]);
  });
});
