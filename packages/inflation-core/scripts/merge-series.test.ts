import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeSeries, parseYearlyLines, writeYearlyLines } from './merge-series.ts';
import { seriesFiles } from './series-files.ts';

const months = (...values: readonly [string, string][]) => new Map(values);
/** Its largest step is one of 1 %, from August to September. */
const known = months(
  ['2025-08', '321.584'],
  ['2025-09', '324.8'],
  ['2025-10', '-'],
  ['2025-11', '324.122'],
  ['2025-12', '324.054'],
);
const strict = { accepted: [], unpublished: [], thisMonth: '2026-11' };
const lenient = { ...strict, accepted: [...known.keys()] };

describe('mergeSeries', () => {
  it('adds new months after the known ones', () => {
    const answer = months(['2025-11', '324.122'], ['2025-12', '324.054'], ['2026-01', '325.252']);
    const merge = mergeSeries(known, answer, strict);
    expect(merge).toMatchObject({ ok: true, added: ['2026-01'], revised: [] });
    expect(merge.ok && [...merge.values]).toEqual([...known, ['2026-01', '325.252']]);
  });

  it('changes nothing when nothing is new', () => {
    const merge = mergeSeries(known, known, strict);
    expect(merge).toEqual({ ok: true, values: known, added: [], revised: [] });
  });

  it('adds a month that is marked as never to be published, once a later one is there', () => {
    const marked: [string, string][] = [
      ['2025-12', '324.054'],
      ['2026-01', '-'],
    ];
    expect(mergeSeries(known, months(...marked), strict)).toMatchObject({ ok: true, added: [] });
    const answer = months(...marked, ['2026-02', '326.785']);
    const merge = mergeSeries(known, answer, strict);
    expect(merge).toMatchObject({ ok: true, added: ['2026-01', '2026-02'] });
    expect(merge.ok && [...merge.values]).toEqual([...known, ...[...answer].slice(1)]);
  });

  it('takes a month that is left out as skipped where a person says so, and ever after', () => {
    const answer = months(['2025-12', '324.054'], ['2026-02', '326.785']);
    const merge = mergeSeries(known, answer, { ...strict, unpublished: ['2026-01', '2026-03'] });
    const values = [...known, ['2026-01', '-'], ['2026-02', '326.785']];
    expect(merge.ok && [...merge.values]).toEqual(values);
    const again = merge.ok && mergeSeries(merge.values, answer, strict);
    expect(again).toMatchObject({ ok: true, added: [], revised: [] });
  });

  it.each([
    ['ends earlier', months(['2025-10', '-'], ['2025-11', '324.122'])],
    ['lacks a month in between', months(['2025-11', '324.122'], ['2026-01', '325.252'])],
    ['takes a value back', months(['2025-11', '-'], ['2025-12', '324.054'])],
    ['begins after the known months', months(['2026-01', '325.252'])],
    ['is empty', months()],
  ])('refuses an answer that %s', (_, answer) => {
    const message = expect.stringMatching(
      / (no longer holds|begins only in) .* is never shortened\.$/,
    );
    const refusal = { ok: false, code: 'shorter-history', message };
    for (const options of [strict, lenient])
      expect(mergeSeries(known, answer, options)).toMatchObject(refusal);
  });

  it('refuses to skip a month silently', () => {
    const answer = months(['2025-12', '324.054'], ['2026-02', '326.785']);
    expect(mergeSeries(known, answer, strict)).toEqual({
      ok: false,
      code: 'gap',
      message:
        'The answer skips 2026-01 without marking it unpublished. If the bureau never publishes it, run again with --unpublished 2026-01.',
    });
  });

  it.each(['0', '32.5', '3252.52', '317.5', '330.7'])(
    'refuses %s after 324.054, over twice the largest step, until a person has checked it',
    (value) => {
      const added = months(['2025-12', '324.054'], ['2026-01', value]);
      expect(mergeSeries(known, added, lenient)).toMatchObject({
        code: 'absurd-value',
        message: expect.stringMatching(
          `2026-01 has ${value} after 324.054, over 2.0 %.*run again with --accept 2026-01.`,
        ),
      });
      const checked = { ...lenient, accepted: ['2026-01'] };
      expect(mergeSeries(known, added, checked)).toMatchObject({ ok: true });
      const revised = months(['2025-11', '324.122'], ['2025-12', value]);
      expect(mergeSeries(known, revised, strict)).toMatchObject({ code: 'absurd-value' });
    },
  );

  it('takes what lies within twice the largest step, and counts none before 1983', () => {
    const within = months(['2025-12', '324.054'], ['2026-01', '330.5']);
    expect(mergeSeries(known, within, strict)).toMatchObject({ ok: true });
    const early = months(['1982-11', '80'], ['1982-12', '98'], ['1983-01', '98.1']);
    const far = months(['1983-01', '98.1'], ['1983-02', '98.4']);
    expect(mergeSeries(early, far, strict)).toMatchObject({ code: 'absurd-value' });
  });

  it('refuses a month that is not over', () => {
    const answer = months(['2025-12', '324.054'], ['2026-01', '325.252']);
    const merge = (thisMonth: string) => mergeSeries(known, answer, { ...strict, thisMonth });
    expect(merge('2026-02')).toMatchObject({ ok: true });
    expect(merge('2026-01')).toMatchObject({ ok: false, code: 'future-month' });
  });

  it('refuses a changed value, and lists it when its month is accepted', () => {
    const answer = months(['2025-11', '324.123'], ['2025-12', '324.054']);
    expect(mergeSeries(known, answer, strict)).toMatchObject({
      ok: false,
      code: 'revised-values',
      message: expect.stringContaining('2025-11: 324.122 → 324.123'),
    });
    const other = { ...strict, accepted: ['2025-12'] };
    expect(mergeSeries(known, answer, other)).toMatchObject({ code: 'revised-values' });
    expect(mergeSeries(known, answer, lenient)).toMatchObject({
      ok: true,
      revised: [{ month: '2025-11', was: '324.122', is: '324.123' }],
    });
  });

  it('takes a value for an unpublished month as a revision', () => {
    const answer = months(['2025-10', '324.5'], ['2025-11', '324.122'], ['2025-12', '324.054']);
    expect(mergeSeries(known, answer, strict)).toMatchObject({ code: 'revised-values' });
  });
});

describe('the data files', () => {
  it.each(seriesFiles)('of $id are written as they were read', ({ file }) => {
    const text = readFileSync(file, 'utf8');
    const values = parseYearlyLines(text);
    expect(values.size).toBeGreaterThan(470);
    expect(mergeSeries(values, values, strict)).toMatchObject({ ok: true });
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
    const values = months(['1986-11', '112.3'], ['1986-12', '112.5'], ['1987-01', '113.3']);
    const text = writeYearlyLines('`\n2026 1\n`', values);
    expect(text).toBe('`\n1986-11 112.3 112.5\n1987 113.3\n`');
    expect(parseYearlyLines(text)).toEqual(values);
  });
});
