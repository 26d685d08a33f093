import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** The folder beside `place` where a new version is made, and the one where the old version waits during the swap. */
function neighborsOf(place: string): {next: string; last: string} {
  const {dir, base} = path.parse(place);
  return {next: path.join(dir, `.${base}-next`), last: path.join(dir, `.${base}-last`)};
}

/**
 * Clears what a killed run has left beside a folder, and gives the folder in which to make its next version. If that
 * run was killed between the two moves of `swapIn`, the old version goes back to its place.
 */
export function prepareNext(place: string): string {
  const {next, last} = neighborsOf(place);
  if (!existsSync(place) && existsSync(last)) renameSync(last, place);
  for (const folder of [next, last]) rmSync(folder, {recursive: true, force: true});
  return next;
}

/** Moves the next version of a folder to its place. A kill at any moment leaves one complete version. */
export function swapIn(place: string): void {
  const {next, last} = neighborsOf(place);
  if (existsSync(place)) renameSync(place, last);
  renameSync(next, place);
  rmSync(last, {recursive: true, force: true});
}
