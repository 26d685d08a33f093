import {expect, it} from 'vitest';
import {markdownExport} from '../../../src/changelog/data/markdown';
import {SOURCE, YEARS} from './source';

it('is plain CommonMark with whole addresses', async () => {
  await expect(markdownExport(YEARS[0]!, SOURCE)).toMatchFileSnapshot('2024.md');
});
