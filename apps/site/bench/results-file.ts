const INTRODUCTION = `# Results

Written by \`pnpm bench\`: changes by hand are lost. A figure beside a limit is the median; \`12 ≤ 30\` holds the limit, \`35 > 30\` misses it.
`;

/** A Markdown table, aligned so that it can be read as plain text too. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = header.map((name, column) =>
    Math.max(name.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [header, rule, ...rows].map(line).join('\n');
}

/** The results with one section replaced, or added at their end. */
export function withSection(results: string, title: string, body: string): string {
  const [, ...before] = results.split(/^## /m).map((section) => section.trim());
  const isSame = (section: string) => section.startsWith(`${title}\n`);
  const section = `${title}\n\n${body.trim()}`;
  const sections = before.some(isSame)
    ? before.map((other) => (isSame(other) ? section : other))
    : [...before, section];
  return [INTRODUCTION, ...sections.map((text) => `## ${text}\n`)].join('\n');
}
