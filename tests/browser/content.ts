import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Name} from '../../src/changelog/model/named-items';
import type {LineFiles, Manifest} from '../../src/changelog/wire/manifest';
import {type Packed, unpack} from '../../src/changelog/wire/packed';
import {type PackedLine, unpackLine} from '../../src/changelog/wire/plan-data';
import {provideReal, type Real, SITE} from '../changelog/real';

const read = <Data>(...file: string[]): Data => JSON.parse(readFileSync(path.join(SITE, ...file), 'utf8')) as Data;
/** A file that browsers fetch. */
export const fetched = <Data>(file: string): Data => read('build', file);

const generated = <Data>(name: string): Data => read('.docusaurus/changelog/default', name);
export const manifest = generated<Manifest>('manifest.json');
/** The years with what browsers fetch of them. */
export const years = manifest.years.map((year) => ({...year, ...unpack(fetched<Packed>(year.entries))}));

/**
 * The site's content as browsers fetch it, a tenth of the time that it takes to parse the pages. tests/site/fetched.test.ts
 * compares it with its source.
 */
export const content: Real = {
  years: years.map((year) => ({...year, description: ''})),
  names: fetched<Name[]>(manifest.names),
  authors: Object.assign({}, ...years.map(({authors}) => authors)),
  lines: Object.values(generated<LineFiles>('lines.json')).map(({numbers}) => unpackLine(fetched<PackedLine>(numbers))),
};
provideReal(content);
