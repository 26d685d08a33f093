import {expect, it} from 'vitest';
import {formatProblems} from '../../src/changelog/parse/problems';
import {lintRequires} from '../../src/lint/requires';
import {readYear, release} from '../changelog/page';

it('refuses what is no entry to check of its release, and names that no server has', () => {
  const {releases} = readYear(2024, release('24.8', '- Kafka reads more. (#1; upgrade: cost)
- New function. (#2)'));
  const text = `24.8\tpr-1\ttable-engine Kafka, Kafak or table-engine K* and data-type JSON
24.8\tpr-2\tevery server
24.7\tpr-1\tevery server
`;
  const names = [{kind: 'table-engine', name: 'Kafka'}] as const;
  expect(formatProblems('2024.tsv', lintRequires(text, {releases, facts: [], names}))).toMatchInlineSnapshot();
});
