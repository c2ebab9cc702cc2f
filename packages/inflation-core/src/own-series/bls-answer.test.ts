import { describe, expect, it } from 'vitest';
import { parseBlsAnswer } from './bls-answer.ts';

const item = (year: string, period: string, value: unknown) => ({
  year,
  period,
  periodName: 'x',
  value,
  footnotes: [{}],
});

const answer = (...data: readonly unknown[]) => ({
  status: 'REQUEST_SUCCEEDED',
  responseTime: 120,
  message: [],
  Results: { series: [{ seriesID: 'CUUR0000SA0', data }] },
});

const twice = ({ Results: { series }, ...rest }: ReturnType<typeof answer>) => ({
  ...rest,
  Results: { series: [...series, ...series] },
});

describe('parseBlsAnswer', () => {
  it('reads the months in ascending order, those never published apart, the annual average left out', () => {
    const body = answer(
      item('2026', 'M01', '325.252'),
      item('2026', 'M02', '326.785'),
      item('2025', 'M13', '321.943'),
      item('2025', 'M12', '324.050'),
      item('2025', 'M10', '-'),
    );
    const read = parseBlsAnswer(JSON.stringify(body), 'CUUR0000SA0');
    expect(read).toEqual({
      ok: true,
      points: [
        { month: '2025-12', index: 324.05 },
        { month: '2026-01', index: 325.252 },
        { month: '2026-02', index: 326.785 },
      ],
      missing: ['2025-10'],
    });
  });

  it.each([
    ['no results', { status: 'REQUEST_SUCCEEDED' }, 'invalid-response'],
    ['no reason', { status: 'REQUEST_FAILED' }, 'refused'],
    ['another series', answer(), 'invalid-response', 'CUUR0000SEGC'],
    ['a series twice', twice(answer(item('2026', 'M01', '1'))), 'invalid-response'],
    ['a value that is no number', answer(item('2026', 'M01', 'n/a')), 'invalid-response'],
    ['a value that is not text', answer(item('2026', 'M01', 325.2)), 'invalid-response'],
    ['a month 14', answer(item('2026', 'M14', '325.2')), 'invalid-response'],
    ['a quarter', answer(item('2026', 'Q01', '325.2')), 'invalid-response'],
    ['an empty series', answer(), 'invalid-response'],
    ['no year', answer({ period: 'M01', value: '1' }), 'invalid-response'],
    ['an item that is null', answer(null), 'invalid-response'],
    [
      'a month twice',
      answer(item('2026', 'M01', '1'), item('2026', 'M01', '2')),
      'invalid-response',
    ],
  ])('refuses %s', (_, body, code, seriesId = 'CUUR0000SA0') => {
    expect(parseBlsAnswer(JSON.stringify(body), seriesId)).toMatchObject({ ok: false, code });
  });
});
