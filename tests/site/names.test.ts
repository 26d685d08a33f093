import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import {allReleases} from '../../src/changelog/model/records';
import {PAGE_PATHS} from '../../src/changelog/model/site';
import {nameIndex} from '../../src/changelog/names/name-index';
import {realDefaults} from '../changelog/plan-defaults';
import {readReal} from '../changelog/real';
import {builtPage} from './built';

it('every name stands on the index of names, once, and one that very many entries mention with their number', async () => {
  const {years, names} = await readReal();
  const {catalogue, changes} = await realDefaults();
  const index = nameIndex(allReleases(years), names, {catalogue, changes}).flatMap((kind) => kind.names);
  const items = selectAll('.names > li', builtPage(PAGE_PATHS.names));
  expect(items.map(({properties}) => properties.id).toSorted()).toEqual(index.map(({id}) => id).toSorted());
  const {count, mentions} = index.find(({id}) => id === 'statement-SELECT')!;
  const select = items.find(({properties}) => properties.id === 'statement-SELECT')!;
  expect(selectAll('summary', select).map((each) => toString(each))).toEqual([
    `${count} entries, ${mentions.at(-1)!.version} to ${mentions[0]!.version}`,
  ]);
});
