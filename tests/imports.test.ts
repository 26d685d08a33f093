import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const SOURCE = path.join(__dirname, '../src');

/** Which folder of src/ may import from which: down only, never sideways. The configuration connects the plugins. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  changelog: [],
  search: ['changelog'],
  lint: ['changelog'],
  files: ['changelog'],
  release: ['changelog'],
  remark: ['changelog', 'files', 'static-html'],
  plugins: ['changelog', 'files'],
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
/** Folders of pure computation: no files, no React, no Docusaurus. */
const PURE = ['changelog', 'search'];

interface Import {
  readonly file: string;
  /** As the file has it. */
  readonly target: string;
  /** The folders of the importing file, and of the imported file if it is in src/ too. */
  readonly from: readonly string[];
  readonly to: readonly string[] | undefined;
}

/** `import … from 'x'` and `export … from 'x'`, or `import('x')` and `require('x')`. */
const IMPORT =
  /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s)?'([^']+)'|\b(?:import|require|require\.resolve)\((?:\/\*[^'\n]*\*\/\s*)?'([^']+)'\)/gm;

const ALIAS = '@site/src/';
const files = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
);
const imports = files.flatMap((file): Import[] => {
  const from = path.dirname(file);
  const found = [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(IMPORT)];
  return found.map((match) => {
    const target = match[1] ?? match[2]!;
    const below = target.startsWith(ALIAS) ? target.slice(ALIAS.length) : path.join(from, target);
    const isInside = target.startsWith('.') || target.startsWith(ALIAS);
    return {
      file,
      target,
      from: from.split(path.sep),
      to: isInside ? path.dirname(path.normalize(below)).split(path.sep) : undefined,
    };
  });
});

/** The imports that no arrow allows, between folders at this depth of src/. */
function againstArrows(
  list: readonly Import[],
  arrows: Readonly<Record<string, readonly string[]>>,
  depth: number,
): string[] {
  const wrong = list.filter(({from, to}) => {
    const [here, there] = [from[depth]!, to![depth]!];
    return here !== there && !arrows[here]!.includes(there);
  });
  return wrong.map(({file, target}) => `${file} imports ${target}`);
}

const inside = imports.filter(({to}) => to !== undefined);
const ground = inside.filter(({from, to}) => from[0] === 'changelog' && to![0] === 'changelog');

it('every folder has its arrows', () => {
  expect(readdirSync(SOURCE).toSorted()).toEqual(Object.keys(ARROWS).toSorted());
  expect(readdirSync(path.join(SOURCE, 'changelog')).toSorted()).toEqual(Object.keys(GROUND).toSorted());
});

it('imports point down only', () => {
  expect(inside.length).toBeGreaterThan(100);
  expect(againstArrows(inside, ARROWS, 0)).toEqual([]);
});

it('imports within src/changelog follow their arrows', () => {
  expect(ground.length).toBeGreaterThan(50);
  expect(againstArrows(ground, GROUND, 1)).toEqual([]);
});

it('pure folders import no files, no React and no Docusaurus', () => {
  const wrong = imports.filter(
    ({from, target}) => PURE.includes(from[0]!) && /^(?:node:(?!path$)|react|@docusaurus|@theme|@site)/.test(target),
  );
  expect(wrong).toEqual([]);
});
