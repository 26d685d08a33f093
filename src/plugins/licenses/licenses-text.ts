import type {LicensedPackage} from './packages';

const RULE = '-'.repeat(80);

/**
 * The text of `licenses.txt`: the license of the site, then those of the packages, by name. For a package without a
 * license text it has the name of the license.
 */
export function licensesText(own: string, packages: readonly LicensedPackage[]): string {
  const unique = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const sections = [...unique]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, {license, texts}]) => [`${title} (${license})`, ...texts].join('\n\n'));
  const about = `The code that this site's pages load, and the licenses that it comes under: its own code first, then
${unique.size} packages.`;
  return [about, `The site's own code (Apache-2.0)\n\n${own.replace(/^\n+|\s+$/g, '')}`, ...sections]
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');
}
