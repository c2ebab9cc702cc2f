import { inflationTeaser } from '@tallycomb/content/pages';
import { formatMoney, formatMonthName, monthOf } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import {
  calculateInflation,
  createLookupClient,
  createLookupHandler,
} from '@tallycomb/inflation-core/lookup';
import { describe, expect, it } from 'vitest';
import { pageData } from './data.server';

const { revenue, month } = inflationTeaser.assumptions;

/** The calculator's own way to its result, with our own service behind it. */
function calculated() {
  const handler = createLookupHandler(cpiU);
  const client = createLookupClient({
    baseUrl: 'https://site.example',
    fetch: (input, init) => handler(new Request(input, init)),
  });
  const today = monthOf(new Date());
  return calculateInflation({ amount: revenue, from: month, today, client });
}

describe('the figures of the teaser', () => {
  it('agree with the calculator', async () => {
    const { lost, asOf, source } = await calculated();
    const figures = pageData();
    expect(source).toBe('index');
    expect(figures.lost).toBe(formatMoney(lost));
    expect(figures.asOf).toBe(formatMonthName(asOf));
  });
});
