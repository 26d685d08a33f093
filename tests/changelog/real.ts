import path from 'node:path';
import type {Name} from '../../src/changelog/model/named-items';
import type {Line} from '../../src/changelog/model/patch-release';
import type {Authors, Year} from '../../src/changelog/model/records';
import {createPages} from '../../src/files/pages';

/** The site's folder. */
export const SITE = path.join(__dirname, '..', '..');

/** What reads it. */
export const pages = createPages(SITE);

/** The site's own content. */
export interface Real {
  /** Newest first. */
  readonly years: readonly Year[];
  readonly names: readonly Name[];
  readonly authors: Authors;
  /** Lines with their patch releases, newest first. */
  readonly lines: readonly Line[];
}

let real: Promise<Real> | undefined;

/** Gives those that read it afterwards this, which is the same and need not be parsed. */
export function provideReal(known: Real): void {
  real = Promise.resolve(known);
}

/**
 * Reads it once for each worker. Editors add to it every day, so no test may depend on its figures;
 * tests/site/outline-2024.json is what 2024 must have at least.
 */
export function readReal(): Promise<Real> {
  real ??= pages.all().then((years) => pages.sources(years));
  return real;
}
