import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The reference group of one entry of 2024, `pr-72073`. */
export const GROUP = ' (#72073 by @emmanuelsdias';

/**
 * Replaces a text of a file below a site's changelog folder, as an editor's save does.
 * @throws Error if the file does not have the text
 */
export function edit(site: string, name: string, from: string, to: string): void {
  const file = path.join(site, 'docs/whats-new/changelog', name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from))
    throw new Error(`Unexpected ${file} without ${JSON.stringify(from)}, expected a text to replace`);
  writeFileSync(file, text.replace(from, to));
}
