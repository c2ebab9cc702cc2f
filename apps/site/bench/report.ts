/**
 * Tables of measured figures with their limits. A bench prints them while it measures, and finally
 * writes them into its section of RESULTS.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('RESULTS.md', import.meta.url));

const INTRODUCTION = `# Results

Written by \`pnpm bench\`: changes by hand are lost. A figure is the median, with the least and the most where there were several; \`12 ≤ 30\` holds its limit, \`35 > 30\` misses it.
`;

/** Measured values, and the limits of their median. */
export interface Figure {
  readonly values: readonly number[];
  readonly max?: number;
  readonly min?: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Rounds to three decimals, from 10 on to one, from 1,000 on to none. */
const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : value < 1000 ? 1 : 0));

const isUnder = (value: number, max?: number) => max === undefined || value <= rounded(max);
const isOver = (value: number, min?: number) => min === undefined || value >= rounded(min);

/** True if the rounded median is within its limits; `NaN`, for no values, misses every limit. */
function isHeld({ values, max, min }: Figure): boolean {
  const value = rounded(median(values));
  return isUnder(value, max) && isOver(value, min);
}

/** @example figureText({ values: [3, 1, 2], max: 5 }) // => '2 (1 to 3) ≤ 5' */
export function figureText({ values, max, min }: Figure): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(rounded);
  const spread = values.length > 1 ? ` (${low} to ${high})` : '';
  const value = rounded(median(values));
  const limits = [
    max === undefined ? '' : ` ${isUnder(value, max) ? '≤' : '>'} ${rounded(max)}`,
    min === undefined ? '' : ` ${isOver(value, min) ? '≥' : '<'} ${rounded(min)}`,
  ];
  return `${value}${spread}${limits.join('')}`;
}

function markdownTable(rows: readonly (readonly string[])[]): string {
  const [header = [], ...others] = rows;
  const widths = header.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [header, rule, ...others]
    .map((row) => `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`)
    .join('\n');
}

/** Replaces a section of the results, or adds it at the end. */
export function withSection(results: string, title: string, body: string): string {
  const [, ...oldSections] = results.split(/^## /m).map((section) => section.trim());
  const isSame = (section: string) => section.startsWith(`${title}\n`);
  const section = `${title}\n\n${body.trim()}`;
  const sections = oldSections.some(isSame)
    ? oldSections.map((other) => (isSame(other) ? section : other))
    : [...oldSections, section];
  return [INTRODUCTION, ...sections.map((text) => `## ${text}\n`)].join('\n');
}

/** Collects the tables of one bench. */
export class Report {
  readonly #tables: string[] = [];
  readonly #misses: string[] = [];

  /** Prints a table with a row for each subject, and collects missed limits. */
  add(
    title: string,
    columns: readonly string[],
    rows: readonly (readonly [subject: string, ...figures: Figure[]])[],
  ): void {
    const texts = rows.map(([subject, ...figures]) => [subject, ...figures.map(figureText)]);
    const table = `### ${title}\n\n${markdownTable([['', ...columns], ...texts])}`;
    console.log(`\n${table}`);
    this.#tables.push(table);
    for (const [subject, ...figures] of rows)
      for (const [column, figure] of figures.entries())
        if (!isHeld(figure))
          this.#misses.push(`${subject}: ${columns[column]} ${figureText(figure)}`);
  }

  /** Writes the section with the command that repeats it; exit code 1 if limits are missed. */
  finish(section: string, command: string, versions: readonly string[] = []): void {
    const missed = ['Limits missed:', '', ...this.#misses.map((miss) => `- ${miss}`)].join('\n');
    const verdict = this.#misses.length === 0 ? 'Every limit held.' : missed;
    const machine = `${cpus().length} cores (${cpus()[0]?.model})`;
    const circumstances = [machine, `Node ${process.versions.node}`, ...versions].join(', ');
    const date = new Date().toISOString().slice(0, 10);
    const body = [`${date}, \`${command}\`: ${circumstances}.`, verdict, ...this.#tables];
    const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
    writeFileSync(RESULTS, withSection(before, section, body.join('\n\n')));
    console.log(`\n${verdict}`);
    process.exitCode = this.#misses.length === 0 ? 0 : 1;
  }
}
