/** Writes a text as a cell of CSV (RFC 4180), quoted if it has a comma, a quote or a line break. */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Joins rows of written cells to a file of CSV (RFC 4180). */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}
