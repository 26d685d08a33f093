import {expect, it} from 'vitest';
import {formatProblems} from '../../src/changelog/parse/problems';
import {lintRequires} from '../../src/lint/requires';
import {readYear, release} from '../changelog/page';

it('refuses what is no entry to check of its release, and names that no server has', () => {
  const bullets = '- Kafka reads more. (#1; upgrade: cost)\n- New function. (#2)\n- Kafka fails. (#3; upgrade: fails)';
  const {releases} = readYear(2024, release('24.8', bullets));
  const text = `24.8\tpr-1\ttable-engine Kafka, Kafak or table-engine K* and data-type JSON
24.8\tpr-2\tevery server
24.7\tpr-1\tevery server
`;
  const names = [{kind: 'table-engine', name: 'Kafka'}] as const;
  expect(formatProblems('2024.tsv', lintRequires(text, {releases, facts: [], names}))).toMatchInlineSnapshot(`
    "2024.tsv:1:1: Unexpected table-engine "Kafak", expected a name that a server, names.yml or the entry has
    2024.tsv:1:1: Unexpected end without pr-3 of 24.8, expected a line for it, perhaps "24.8<tab>pr-3<tab>every server"
    2024.tsv:2:1: Unexpected pr-2 of 24.8, expected an entry of this release that says what happens on an upgrade
    2024.tsv:3:1: Unexpected pr-1 a second time, expected each entry once
    2024.tsv:3:1: Unexpected pr-1 of 24.7, expected an entry of this release that says what happens on an upgrade"
  `);
});
