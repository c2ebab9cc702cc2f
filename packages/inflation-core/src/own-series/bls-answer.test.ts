import { describe, expect, it } from 'vitest';
import { parseBlsAnswer } from './bls-answer';

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
  it('reads the months in ascending order, the annual average left out', () => {
    const body = answer(
      item('2026', 'M01', '325.252'),
      item('2026', 'M02', '326.785'),
      item('2025', 'M13', '321.943'),
      item('2025', 'M12', '324.050'),
    );
    const read = parseBlsAnswer(JSON.stringify(body), 'CUUR0000SA0');
    expect(read.ok && [...read.values]).toEqual([
      ['2025-12', '324.05'],
      ['2026-01', '325.252'],
      ['2026-02', '326.785'],
    ]);
  });

  it('finds each of several series', () => {
    const series = ['CUUR0000SA0', 'CUUR0100SA0'].map((seriesID, at) => ({
      seriesID,
      data: [item('2026', 'M01', `32${at}.5`)],
    }));
    const body = { status: 'REQUEST_SUCCEEDED', message: [], Results: { series } };
    const read = parseBlsAnswer(JSON.stringify(body), 'CUUR0100SA0');
    expect(read.ok && [...read.values]).toEqual([['2026-01', '321.5']]);
  });

  it('keeps the dash of a month that was not published', () => {
    const body = answer(item('2025', 'M11', '324.122'), item('2025', 'M10', '-'));
    const read = parseBlsAnswer(JSON.stringify(body), 'CUUR0000SA0');
    expect(read.ok && [...read.values]).toEqual([
      ['2025-10', '-'],
      ['2025-11', '324.122'],
    ]);
  });

  it('hands on what the API refused and why', () => {
    const body = {
      status: 'REQUEST_NOT_PROCESSED',
      message: ['Request could not be serviced, as the daily threshold has been reached.'],
      Results: {},
    };
    expect(parseBlsAnswer(JSON.stringify(body), 'CUUR0000SA0')).toEqual({
      ok: false,
      code: 'refused',
      message:
        'BLS answered REQUEST_NOT_PROCESSED: Request could not be serviced, as the daily threshold has been reached.',
    });
  });

  it.each([
    ['null', null, 'invalid-response'],
    ['no results', { status: 'REQUEST_SUCCEEDED' }, 'invalid-response'],
    ['another series', answer(), 'invalid-response', 'CUUR0000SEGC'],
    ['a series twice', twice(answer(item('2026', 'M01', '1'))), 'invalid-response'],
    ['an empty series', answer(), 'invalid-response'],
    ['a value that is no number', answer(item('2026', 'M01', 'n/a')), 'invalid-response'],
    ['a value that is not text', answer(item('2026', 'M01', 325.2)), 'invalid-response'],
    ['a value with a sign', answer(item('2026', 'M01', '-3')), 'invalid-response'],
    ['a quarter', answer(item('2026', 'Q01', '325.2')), 'invalid-response'],
    ['a month 14', answer(item('2026', 'M14', '325.2')), 'invalid-response'],
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

it.each(['', '<!doctype html>', '{"status":"REQUEST_SUCC'])('refuses the text “%s”', (text) => {
  expect(parseBlsAnswer(text, 'CUUR0000SA0')).toMatchObject({
    code: 'invalid-response',
    message: expect.stringContaining('no JSON, or not all of it'),
  });
});
