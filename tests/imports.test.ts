import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const SOURCE = path.join(__dirname, '../src');

/** Which folder of src/ may import from which: down only, never sideways. The configuration connects the plugins. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  search: ['changelog'],
  lint: ['changelog'],
  files: ['changelog'],
  release: ['changelog'],
  remark: ['changelog', 'files', 'static-html'],
  plugins: ['changelog', 'files', 'page'],
  components: ['changelog', 'search', 'page', 'static-html'],
  theme: ['changelog', 'components'],
  pages: ['components'],
  css: [],
  hosting: [],
  page: ['changelog'],
  'static-html': [],
};
/** The same within src/changelog: everything may import the model, and nothing imports the parser. */
const GROUND: Readonly<Record<string, readonly string[]>> = {
  model: [],
  parse: ['model'],
  upgrade: ['model', 'server', 'names', 'patches', 'paste'],
  names: ['model', 'server'],
  server: ['model'],
  paste: ['model', 'names', 'server'],
  render: ['model', 'names', 'server', 'patches', 'paste', 'upgrade'],
  export: ['model', 'names', 'server', 'patches', 'upgrade', 'render'],
  wire: ['model', 'names', 'server', 'patches', 'upgrade'],
  patches: ['model'],
};

/** `import … from 'x'` and `export … from 'x'`, or `import('x')` and `require('x')`. */
const IMPORT =
  /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s)?'([^']+)'|\b(?:import|require|require\.resolve)\((?:\/\*[^'\n]*\*\/\s*)?'([^']+)'\)/gm;
const imports = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .flatMap((file) => {
    const found = readFileSync(path.join(SOURCE, file), 'utf8').matchAll(IMPORT);
    return Array.from(found, (match) => ({
      file,
      target: (match[1] ?? match[2]!).replace(/^@site\/src\//, `${SOURCE}/`),
    }));
  });

/** Whether no arrow allows that a file of src/ imports this. */
function isWrong({file, target}: {file: string; target: string}): boolean {
  const [folder, part] = file.split('/');
  const isPure = folder === 'changelog' || folder === 'search';
  // Pure computation: no files, no React, no Docusaurus.
  if (!/^[./]/.test(target)) return isPure && /^(?:node:(?!path$)|react|@docusaurus|@theme)/.test(target);
  const to = path.relative(SOURCE, path.resolve(SOURCE, path.dirname(file), target)).split('/');
  if (folder !== to[0]) return !ARROWS[folder!]?.includes(to[0]!);
  return folder === 'changelog' && part !== to[1] && !GROUND[part!]!.includes(to[1]!);
}

it('imports point down only', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(isWrong)).toEqual([]);
});
