/** The statements of a text: each ends with `;` at the end of a line, the last one need not. */
export function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.replace(/^(?:\s*--.*\n)+/, '').trim())
    .filter(Boolean);
}
