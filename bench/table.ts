import type {Figures} from './median';

/** The figures of our page and of the others in columns, and the ratio of ours to those of the plain site. */
export function sideBySide(medians: Record<string, Figures>): string {
  const sites = Object.keys(medians);
  // A site may not have a button, and then has no figure for it.
  const format = (value = NaN) =>
    Number.isNaN(value) ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
  const rows = Object.keys(medians.ours!).map((name) => {
    const plain = medians.plain![name];
    return [
      name,
      ...sites.map((site) => format(medians[site]![name])),
      plain ? (medians.ours![name]! / plain).toFixed(2) : '',
    ];
  });
  const cells = [['', ...sites, 'ours / plain'], ...rows];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    )
    .join('\n');
}
