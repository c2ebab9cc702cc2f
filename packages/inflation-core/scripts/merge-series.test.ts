import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatIsoMonth } from '../src/months.ts';
import { defineSeries } from '../src/own-series/define-series.ts';
import { cpiU } from '../tests/frozen-series.ts';
import { mergeSeries } from './merge-series.ts';
import { parseDataFile, seriesFiles, writeDataFile } from './series-files.ts';
import { nextPoint } from './simulate-next-month.ts';

type Months = readonly (readonly [month: string, index: number])[];

const points = (...months: Months) => months.map(([month, index]) => ({ month, index }));
const seriesOf = (...months: Months) =>
  defineSeries({ ...cpiU, decimals: undefined, points: points(...months) });

/** A series whose largest change is 1 %, from August to September. */
const known = seriesOf(
  ['2025-08', 321.584],
  ['2025-09', 324.8],
  ['2025-11', 324.122],
  ['2025-12', 324.054],
);
const strict = { accepted: [], unpublished: [], today: { year: 2026, month: 11 } };
const answer = (missing: readonly string[], ...months: Months) => ({
  points: points(...months),
  missing,
});
const missingIn = (merge: ReturnType<typeof mergeSeries>) =>
  merge.ok && merge.series.missing.map(formatIsoMonth);

describe('mergeSeries', () => {
  it('skips a month that is marked as never published, once a later one is there', () => {
    const marked = answer(['2026-01'], ['2025-12', 324.054]);
    expect(mergeSeries(known, marked, strict)).toMatchObject({ ok: true, series: known });
    const later = answer(['2026-01'], ['2025-12', 324.054], ['2026-02', 326.785]);
    expect(missingIn(mergeSeries(known, later, strict))).toEqual(['2025-10', '2026-01']);
  });

  it('skips a missing month once a person names it, and ever after', () => {
    const later = answer([], ['2025-12', 324.054], ['2026-02', 326.785]);
    expect(mergeSeries(known, later, strict)).toMatchObject({
      code: 'gap',
      message: expect.stringMatching(/^The points skip 2026-01 .* run again with --unpublished/),
    });
    const merge = mergeSeries(known, later, { ...strict, unpublished: ['2026-01', '2026-03'] });
    expect(missingIn(merge)).toEqual(['2025-10', '2026-01']);
    const again = merge.ok && mergeSeries(merge.series, later, strict);
    expect(again).toMatchObject({ ok: true, added: [], revised: [] });
  });

  it.each([32.5, 3252.52, 317.5, 330.7])(
    'refuses %d after 324.054, over twice the largest step, until a person has checked it',
    (index) => {
      const added = answer([], ['2025-12', 324.054], ['2026-01', index]);
      const message = `2026-01 has ${index} after 324.054, over 2.0 %`;
      expect(mergeSeries(known, added, { ...strict, accepted: ['2025-12'] })).toMatchObject({
        code: 'absurd-value',
        message: expect.stringMatching(`^${message}.*run again with --accept 2026-01.`),
      });
      const checked = { ...strict, accepted: ['2026-01'] };
      expect(mergeSeries(known, added, checked)).toMatchObject({ ok: true });
      const revised = answer([], ['2025-12', index]);
      expect(mergeSeries(known, revised, strict)).toMatchObject({ code: 'absurd-value' });
    },
  );

  it('accepts changes up to twice the largest since 1983', () => {
    const within = answer([], ['2025-12', 324.054], ['2026-01', 330.5]);
    expect(mergeSeries(known, within, strict)).toMatchObject({ ok: true });
    const early = seriesOf(['1982-11', 80], ['1982-12', 98], ['1983-01', 98.1]);
    const far = answer([], ['1983-01', 98.1], ['1983-02', 98.4]);
    expect(mergeSeries(early, far, strict)).toMatchObject({ code: 'absurd-value' });
  });

  it('refuses a changed value, also of a month that was never published, until it is accepted', () => {
    const changed = answer([], ['2025-10', 324.5], ['2025-11', 324.123], ['2025-12', 324.054]);
    const merge = (...accepted: string[]) => mergeSeries(known, changed, { ...strict, accepted });
    expect(merge('2025-10')).toMatchObject({
      code: 'revised-values',
      message: expect.stringMatching(/: 2025-11: 324\.122 → 324\.123\. .* --accept 2025-11\.$/),
    });
    expect(merge('2025-11')).toMatchObject({
      message: expect.stringContaining(': 2025-10: - → 324.5.'),
    });
    expect(merge('2025-10', '2025-11')).toMatchObject({ ok: true, revised: [{}, {}] });
  });
});

describe('the data files', () => {
  it.each(seriesFiles)('of $id are written as they were read', ({ file, ...facts }) => {
    const text = readFileSync(file, 'utf8');
    expect(writeDataFile(parseDataFile(facts, text))).toBe(text);
  });

  it.each(seriesFiles)('of $id change by one line with a month more', ({ file, ...facts }) => {
    const text = readFileSync(file, 'utf8');
    const series = parseDataFile(facts, text);
    const next = nextPoint(series);
    const longer = writeDataFile({ ...series, points: [...series.points, next] });
    const lines = text.split(/,?\n/);
    expect(longer.split(/,?\n/).filter((line) => !lines.includes(line))).toEqual([
      expect.stringMatching(` ${next.index}"$`),
    ]);
  });
});
