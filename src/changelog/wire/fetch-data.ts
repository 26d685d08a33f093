// How the site's own scripts fetch its data, in a page and in a worker.

import type {NameCard} from '../model/named-items';
import type {SearchFacts} from './manifest';
import {type Packed, unpack} from './packed';
import {type PackedBugs, type PackedLine, type PackedPlan, unpackBugs, unpackLine, unpackPlan} from './plan-data';
import {readSettings, type SettingsData} from './settings-data';

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

/** A function that fetches what is read so from an address; it throws as `fetchData` does. */
const fetching =
  <Data extends object>(read: (json: unknown) => Data) =>
  (address: string): Promise<Data> =>
    fetchData(address, read);

/** The entries of a year. */
export const fetchYear = fetching((json) => unpack(json as Packed));
/** What matters to an upgrade of a year. */
export const fetchPlan = fetching((json) => unpackPlan(json as PackedPlan));
/** A line with its patch releases and their entries. */
export const fetchLine = fetching((json) => unpackLine(json as PackedLine));
/** The bugs whose first version is known. */
export const fetchBugs = fetching((json) => unpackBugs(json as PackedBugs));
export const fetchNames = fetching((json) => json as readonly NameCard[]);
export const fetchSearchFacts = fetching((json) => json as SearchFacts);
export const fetchSettings = fetching((json) => readSettings(json as SettingsData));
