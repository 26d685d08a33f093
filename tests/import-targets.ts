const IMPORT = new RegExp(
  [
    /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s)?'([^']+)'/,
    /\b(?:import|require|require\.resolve)\((?:\/\*[^'\n]*\*\/\s*)?'([^']+)'\)/,
  ]
    .map(({source}) => source)
    .join('|'),
  'gm',
);

/** The import specifiers of a source file of this project, in their order. */
export function importTargets(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2]!);
}
