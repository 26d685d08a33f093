import {expect, it} from 'vitest';
import {collectLinks} from '../../src/remark/nodes';

it('links are completed with the path below the address, and those that stay on the site are kept for the check', () => {
  const {resolve, links} = collectLinks({baseUrl: '/base/'});
  expect(['/b#c', '#a', 'https://example.org', '//cdn.example/x'].map(resolve)).toEqual([
    '/base/b#c',
    '#a',
    'https://example.org',
    '//cdn.example/x',
  ]);
  expect([...links]).toEqual(['/base/b#c', '#a']);
});
