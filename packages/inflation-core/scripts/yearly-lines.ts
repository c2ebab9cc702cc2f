/** The data files: a line a year. Needs nothing that has to be installed or built. */
import type { MonthlyValues } from '../src/own-series/bls-answer.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Reads the yearly lines of a data file: `2025 317.671 … - 324.122`, or from a month on `1986-12 112.5`. */
export function parseYearlyLines(text: string): MonthlyValues {
  const lines = text.split('\n').filter((line) => /^\d{4}(-\d\d)? /.test(line));
  return new Map(
    lines.flatMap((line) => {
      const [begin = '', ...values] = line.split(' ');
      const [year, firstMonth = 1] = begin.split('-').map(Number);
      return values.map((value, at): [string, string] => [
        `${year}-${twoDigits(firstMonth + at)}`,
        value,
      ]);
    }),
  );
}

/** Writes a data file anew: its other lines as they are, its yearly lines from `values`. */
export function writeYearlyLines(text: string, values: MonthlyValues): string {
  const years = new Map<string, string[]>();
  for (const [month, value] of values) {
    const year = month.slice(0, 4);
    const begin = month.endsWith('-01') ? year : month;
    years.set(year, [...(years.get(year) ?? [begin]), value]);
  }
  const lines = [...years.values()].map((line) => line.join(' ')).join('\n');
  return text.replace(/`\n[^`]*\n`/, () => `\`\n${lines}\n\``);
}

export function monthAfter(month: string): string {
  const year = Number(month.slice(0, 4));
  const number = Number(month.slice(5));
  return number === 12 ? `${year + 1}-01` : `${year}-${twoDigits(number + 1)}`;
}
