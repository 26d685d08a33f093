import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** License texts for packages without one, copied from their source repositories or READMEs. */
const BY_HAND = path.join(__dirname, 'texts');
const TEXT_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]*)?$/i;

/** The folder of the package that a module's file is part of; undefined for a file of no package. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/**
 * Reads the package in this folder: its license as SPDX identifier, `MIT`, and the texts of its license and notices.
 */
export function readPackage(folder: string) {
  const {
    name,
    version,
    license = 'see below',
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, string>>;
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file));
  const paths = files.toSorted().map((file) => path.join(folder, file));
  if (paths.length === 0) paths.push(path.join(BY_HAND, `${name}.txt`));
  const texts = paths.filter(existsSync).map((file) => readFileSync(file, 'utf8').replace(/^\n+|\s+$/g, ''));
  return {name, version, license, texts};
}

/** A package with its license. */
export type LicensedPackage = ReturnType<typeof readPackage>;
