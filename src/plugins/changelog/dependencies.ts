import {readdirSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR, DOCS_DIR, readLineFiles} from '../../files/changelog-folder';

/**
 * Rules that make a year's page depend on the lists, the server's files and the patch releases beside it, the index of
 * names and the planner on all years, lists and the server's files, and the page of the patch releases on these and the years.
 * @param made a file that is written when all years were read and something is new, for the index to wait for it instead:
 *   an edited page is then shown before the index is made again
 */
export function dependencyRules(siteDir: string, made?: string) {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const sources = (ending: RegExp): string[] =>
    readdirSync(folder).flatMap((name) => (ending.test(name) ? path.join(folder, name) : []));
  const rule = (include: string, files: string[]) => ({
    test: /\.mdx$/,
    include,
    enforce: 'pre' as const, // before the loader that compiles it
    use: [{loader: path.join(__dirname, 'depends.cjs'), options: {files}}],
  });
  const page = (name: string): string => path.join(siteDir, DOCS_DIR, 'whats-new', name);
  const patches = readLineFiles(siteDir).map(({file}) => path.join(siteDir, file));
  return [
    rule(folder, [...sources(/\.(md|tsv)$/), ...patches]),
    ...['names.mdx', 'upgrade.mdx'].map((name) => rule(page(name), made ? [made] : sources(/\.(mdx?|tsv)$/))),
    rule(page('patches.mdx'), [...patches, ...(made ? [made] : sources(/\.mdx$/))]),
  ];
}
