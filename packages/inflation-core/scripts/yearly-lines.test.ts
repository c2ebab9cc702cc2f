import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seriesFiles } from './series-files.ts';
import { parseYearlyLines, writeYearlyLines } from './yearly-lines.ts';

describe('the data files', () => {
  it.each(seriesFiles)('of $id are written as they were read', ({ file }) => {
    const text = readFileSync(file, 'utf8');
    const values = parseYearlyLines(text);
    expect(values.size).toBeGreaterThan(470);
    expect(values.get('2025-10')).toBe('-');
    expect(writeYearlyLines(text, values)).toBe(text);
  });

  it('change by one line when one month is added', () => {
    const text = readFileSync(new URL('../src/cpi-u/monthly-index.ts', import.meta.url), 'utf8');
    const longer = writeYearlyLines(
      text,
      new Map([...parseYearlyLines(text), ['2026-09', '335.5']]),
    );
    const [before, after] = [text.split('\n'), longer.split('\n')];
    const changed = after.filter((line, at) => line !== before[at]);
    expect(changed).toEqual([expect.stringMatching(/^2026 .* 334\.98 335\.5$/)]);
    expect(after).toHaveLength(before.length);
  });

  it('name the first month of a line that does not begin in January', () => {
    const values = new Map([
      ['1986-11', '112.3'],
      ['1986-12', '112.5'],
      ['1987-01', '113.3'],
    ]);
    const text = writeYearlyLines('`\n2026 1\n`', values);
    expect(text).toBe('`\n1986-11 112.3 112.5\n1987 113.3\n`');
    expect(parseYearlyLines(text)).toEqual(values);
  });
});
