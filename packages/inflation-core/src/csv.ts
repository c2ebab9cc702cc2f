/** A cell as it stands in a file of RFC 4180: in quotes where it would end before its text does. */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file of RFC 4180 from rows whose cells are as they stand in it. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}
