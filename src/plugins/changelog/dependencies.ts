import {readdirSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR} from './pages';

/**
 * Rules that make a year's page depend on the lists beside it, and the index of names on all years and lists.
 * @param made a file that is written whenever the years' pages or the lists were read, for the index to wait for it
 *   instead: an edited page is then shown before the index is made anew
 */
export function dependencyRules(siteDir: string, made?: string) {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const sources = readdirSync(folder).map((name) => path.join(folder, name));
  const withEnding = (...endings: string[]): string[] => sources.filter((file) => endings.includes(path.extname(file)));
  const rule = (include: string, files: string[]) => ({
    test: /\.mdx$/,
    include,
    enforce: 'pre' as const, // before the loader that compiles it
    use: [{loader: path.join(__dirname, 'depends.cjs'), options: {files}}],
  });
  const index = path.join(siteDir, 'docs', 'whats-new', 'names.mdx');
  return [rule(folder, withEnding('.yml')), rule(index, made ? [made] : withEnding('.mdx', '.yml'))];
}
