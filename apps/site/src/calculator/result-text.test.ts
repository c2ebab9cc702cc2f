import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import {
  calculateInflation,
  createLookupClient,
  createLookupHandler,
} from '@tallycomb/inflation-core/lookup';
import { describe, expect, it } from 'vitest';
import { gapNote, plainMoney, raiseCaption, resultSentence, sourceNote } from './result-text';

const answer = createLookupHandler(cpiU);
const working = createLookupClient({
  baseUrl: 'https://lookup.example',
  fetch: (input, init) => answer(new Request(input, init)),
});
const broken = createLookupClient({ fetch: () => Promise.reject(new TypeError('offline')) });

const resultSince = (year: number, month: number, client = working) =>
  calculateInflation({
    revenue: 250_000,
    month: { year, month },
    today: { year: 2026, month: 11 },
    client,
  });

describe('the sentences of a result', () => {
  it('say what the money takes now', async () => {
    expect(resultSentence(await resultSince(2019, 6))).toBe(
      'What $250,000 a year bought in June 2019 takes $326,946.28 now.',
    );
  });

  it('call a fall in prices a gain', async () => {
    const fallen = await resultSince(2026, 5);
    expect(resultSentence(fallen)).toMatch(/a gain, not a loss\.$/);
    expect(raiseCaption(fallen)).toBe('Prices fell since then. You have no gap to close.');
  });

  it('say that a month after the newest has nothing to compare with', async () => {
    expect(resultSentence(await resultSince(2026, 10))).toContain('no newer index');
  });

  it('do not call an index too old when the gap is merely below a cent', async () => {
    const penny = await calculateInflation({
      revenue: 0.01,
      month: { year: 2026, month: 1 },
      today: { year: 2026, month: 11 },
      client: working,
    });
    expect(resultSentence(penny)).toBe('$0.01 a year buys what it bought in January 2026.');
  });

  it('say why a month before the index has only an estimate', async () => {
    expect(sourceNote(await resultSince(1912, 12))).toMatch(/The index begins in January 1913\.$/);
  });

  it('name the month that stands in for one never published, and only then', async () => {
    expect(gapNote(await resultSince(2025, 10))).toBe(
      'No index was published for October 2025; September 2025 stands in for it.',
    );
    expect(gapNote(await resultSince(2025, 9))).toBeUndefined();
  });

  it('label an estimate, and name the source of an index', async () => {
    expect(sourceNote(await resultSince(2019, 6, broken))).toMatch(/^An estimate/);
    expect(sourceNote(await resultSince(2019, 6))).toBe(
      'As of August 2026. Source: US Bureau of Labor Statistics, CPI-U (CUUR0000SA0).',
    );
  });
});

it('writes dollars without cents only where there are none', () => {
  expect(plainMoney(250_000)).toBe('$250,000');
  expect(plainMoney(250_000.5)).toBe('$250,000.50');
});
