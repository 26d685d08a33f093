import {expect, it} from 'vitest';
import {asAnnotation, forPeople} from '../../src/lint/findings';
import {lintExample} from './example';

const [error] = lintExample({source: '- The client `starts. (#65001 by @alice)\n'});
const warning = lintExample({source: `- ${'The client starts. '.repeat(21)}(#65001 by @alice)\n`})[0];

it('is a line that editors turn into a link, and says of a warning that it is one', () => {
  expect(forPeople('docs/2024.mdx', error!)).toMatch(/^docs\/2024\.mdx:15:14: Unexpected `, .* \(balance\)$/);
  expect(forPeople('docs/2024.mdx', warning!)).toMatch(/^docs\/2024\.mdx:15:3: Warning: Unexpected entry of 63 words/);
});

it('is a command that shows it on the line of a pull request', () => {
  expect(asAnnotation('docs/2024.mdx', error!)).toBe(
    '::error file=docs/2024.mdx,line=15,col=14,title=balance::Unexpected `, ' +
      'expected a code span that is closed, like `name` (see contributing/rules.md)',
  );
  expect(asAnnotation('docs/2024.mdx', warning!)).toMatch(
    /^::warning file=docs\/2024\.mdx,line=15,col=3,title=entry-length::/,
  );
});

it('escapes characters that would end the command', () => {
  expect(asAnnotation('a,b:c', {...error!, reason: '5 %\nmore'})).toContain('file=a%2Cb%3Ac,line');
  expect(asAnnotation('a', {...error!, reason: '5 %\nmore'})).toContain('5 %25%0Amore');
});
