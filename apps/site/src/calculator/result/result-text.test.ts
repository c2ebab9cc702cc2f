import {
  addMonths,
  formatMoney,
  formatMonthName,
  formatPercent,
  type Month,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import {
  calculateInflation,
  createLookupClient,
  createLookupHandler,
} from '@tallycomb/inflation-core/lookup';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { changeInPercent, compareSeries, inflate } from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { unchangedResult } from '../form/use-calculation';
import { estimateBesideIndex, gapNote, resultSentence, sourceNote } from './result-text';

const answer = createLookupHandler(cpiU);
const working = createLookupClient({
  baseUrl: 'https://lookup.example',
  fetch: (input, init) => answer(new Request(input, init)),
});
const broken = createLookupClient({ fetch: () => Promise.reject(new TypeError('offline')) });

const today = addMonths(cpiU.newest, 3);
const june2019 = { year: 2019, month: 6 };

const resultSince = (from: Month, client = working) =>
  calculateInflation({ amount: 250_000, from, today, client });

/** A provider for whom prices have fallen. */
const fallen = createLookupClient({
  fetch: async () => Response.json([{ date: '2026-08-01', amount: 249_000 }]),
});

describe('the sentences of a result', () => {
  it('say how much the same money takes now', async () => {
    const needed = formatMoney(inflate(cpiU, { amount: 250_000, from: june2019 }).amount);
    expect(resultSentence(await resultSince(june2019))).toBe(
      `With the same clients and the same services, it takes ${needed} a year today to buy what $250,000 bought in June 2019.`,
    );
  });

  it('call a fall in prices a gain', async () => {
    const gain = await resultSince(june2019, fallen);
    expect(resultSentence(gain)).toContain('this is a gain, not a loss.');
  });

  it('say why the newest month and later ones cannot be compared', async () => {
    const { newest } = cpiU;
    const [next, toCome] = [addMonths(newest, 1), addMonths(today, 1)];
    const names = [newest, next, toCome].map(formatMonthName);
    const since = (from: Month) =>
      resultSentence(unchangedResult({ amount: 250_000, from, today, asOf: newest }));
    const sentences = [resultSentence(await resultSince(newest)), since(next), since(toCome)];
    expect(since(today)).toBe(sentences[1]?.replace(`${names[1]}`, formatMonthName(today)));
    expect(sentences).toEqual([
      `$250,000 a year buys what it bought in ${names[0]}. There’s no newer month to compare it with yet.`,
      `Our newest month is ${names[0]}, so there is nothing to compare ${names[1]} with yet.`,
      `${names[2]} hasn’t happened yet.`,
    ]);
    expect(resultSentence(await resultSince(toCome, broken))).toBe(sentences[2]);
  });

  it('do not call the month too new when the difference is below a cent', async () => {
    const penny = await calculateInflation({
      amount: 0.01,
      from: addMonths(cpiU.newest, -1),
      today,
      client: working,
    });
    expect(resultSentence(penny)).toMatch(
      /^\$0\.01 a year buys what it bought in [A-Z][a-z]+ \d+\.$/,
    );
  });

  it('name the month that stands in for one never published, and only then', async () => {
    expect(gapNote(await resultSince({ year: 2025, month: 10 }))).toBe(
      'October 2025 was never published, so we used September 2025.',
    );
    expect(gapNote(await resultSince({ year: 2025, month: 9 }))).toBeUndefined();
    const unchanged = { amount: 5, from: today, today, asOf: cpiU.newest };
    expect(gapNote(unchangedResult(unchanged))).toBeUndefined();
    const carriedForward = { ...unchangedResult(unchanged), from: addMonths(cpiU.newest, 1) };
    expect(gapNote({ ...carriedForward, baseIndexMonth: cpiU.newest })).toBeUndefined();
  });

  it('label an estimate, and name the source of an index', async () => {
    const estimate = await resultSince(june2019, broken);
    expect(sourceNote(estimate)).toMatch(/^This is an estimate/);
    expect(sourceNote(await resultSince(june2019))).toBe(
      `As of ${formatMonthName(cpiU.newest)}. Source: US Bureau of Labor Statistics, CPI-\u2060U (CUUR0000SA0).`,
    );
  });

  it('say which of two figures is the estimate and which the index', async () => {
    const estimate = await resultSince(june2019, broken);
    const comparison = compareSeries(personalCareServices, cpiU, june2019);
    if (!comparison.ok) throw new Error(comparison.code);
    const sentence = estimateBesideIndex(estimate, comparison);
    const published = changeInPercent(cpiU, { from: june2019 }).toFixed(2);
    expect(sentence).toContain(`+${published}% is the published index`);
    expect(sentence).toContain(`by our estimate, ${formatPercent(estimate.raiseInPercent)}.`);
  });
});
