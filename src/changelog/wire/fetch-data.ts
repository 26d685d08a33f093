// How the site's own scripts fetch its data, in a page and in a worker.
import {type Catalogue, readCatalogue} from '../defaults/catalogue';
import type {Name} from '../model/named-items';
import type {Line} from '../model/patch-release';
import type {Bug} from '../patches/known-bugs';
import {type PackedBugs, unpackBugs} from './bug-data';
import {type LineData, type PackedLine, type PackedPatches, unpackLine, unpackPatches} from './line-data';
import {type Packed, type Unpacked, unpack} from './packed';

function noAnswer(): never {
  throw new Error('no answer');
}

/**
 * Fetches JSON.
 * @throws Error with a reason that can be shown to readers: `404 Not Found`, `no answer` or `unexpected content`
 */
export async function fetchData<Data extends object>(address: string, read: (json: unknown) => Data): Promise<Data> {
  const response = await fetch(address).catch(noAnswer);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const text = await response.text().catch(noAnswer);
  try {
    return read(JSON.parse(text));
  } catch {
    // The parser's own message says nothing to a reader.
    throw new Error('unexpected content');
  }
}

/**
 * Fetches the entries of a year.
 * @throws Error as `fetchData` does
 */
export function fetchYear(address: string): Promise<Unpacked> {
  return fetchData(address, (json) => unpack(json as Packed));
}

/**
 * Fetches a line with its patch releases.
 * @throws Error as `fetchData` does
 */
export function fetchLine(address: string): Promise<LineData> {
  return fetchData(address, (json) => unpackLine(json as PackedLine));
}

/**
 * Fetches the bugs of which it is known since when.
 * @throws Error as `fetchData` does
 */
export function fetchBugs(address: string): Promise<readonly Bug[]> {
  return fetchData(address, (json) => unpackBugs(json as PackedBugs));
}

/**
 * Fetches the patch releases of all lines, with the numbers of their pull requests alone.
 * @throws Error as `fetchData` does
 */
export function fetchPatches(address: string): Promise<readonly Line[]> {
  return fetchData(address, (json) => (json as PackedPatches[]).map(unpackPatches));
}

/**
 * Fetches the named items of the server.
 * @throws Error as `fetchData` does
 */
export function fetchNames(address: string): Promise<readonly Name[]> {
  return fetchData(address, (json) => {
    if (!Array.isArray(json)) throw new Error();
    return json as Name[];
  });
}

/**
 * Fetches the settings of the server.
 * @throws Error as `fetchData` does
 */
export function fetchSettings(address: string): Promise<Catalogue> {
  return fetchData(address, (json) => readCatalogue(json as string));
}
