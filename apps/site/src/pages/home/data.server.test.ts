import { inflationTeaser } from '@tallycomb/content/pages';
import { formatMoney, formatMonthName, monthOf } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import {
  calculateInflation,
  createLookupClient,
  createLookupHandler,
} from '@tallycomb/inflation-core/lookup';
import { expect, it } from 'vitest';
import { pageData } from './data.server';

const { revenue, month } = inflationTeaser.assumptions;

it('gives the teaser the same figures as the calculator and our own lookup', async () => {
  const handler = createLookupHandler(cpiU);
  const client = createLookupClient({
    baseUrl: 'https://site.example',
    fetch: (input, init) => handler(new Request(input, init)),
  });
  const today = monthOf(new Date());
  const found = await calculateInflation({ amount: revenue, from: month, today, client });
  expect(found.source).toBe('index');
  const { lost, asOf } = pageData();
  expect([lost, asOf]).toEqual([formatMoney(found.lost), formatMonthName(found.asOf)]);
});
