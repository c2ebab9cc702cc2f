/** A table of Markdown, row by row, each cell after the head of its column. */
function rowsOf(table: string): readonly string[] {
  const [head = [], , ...rows] = table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((row) => `${row.map((cell, at) => `${head[at]}: ${cell}`).join('; ')}.`);
}

/** What a note says, one statement each: a sentence of it, an item of a list or a row of a table. */
export const statementsIn = (text: string): readonly string[] =>
  text
    .replaceAll('**', '')
    .split(/\n{2,}|\n(?=- )/)
    .flatMap((block) => (block.startsWith('|') ? rowsOf(block) : block.split(/(?<=\.)\s+/)))
    .map((statement) => statement.replace(/^- /, '').trim());
