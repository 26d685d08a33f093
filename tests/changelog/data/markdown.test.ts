import {expect, it} from 'vitest';
import {markdownExport} from '../../../src/changelog/data/markdown';
import {SITE, SOURCE, YEARS} from './source';

it('is plain CommonMark with whole addresses', async () => {
  await expect(markdownExport(YEARS[0]!, YEARS, SOURCE, SITE)).toMatchFileSnapshot('2024.md');
});
