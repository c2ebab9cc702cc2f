import { readFile } from 'node:fs/promises';
import {
  formatMoney,
  InflationError,
  lostRevenue,
  validateInputs,
} from '@tallycomb/inflation-core';
import { cpiU, inflate } from '@tallycomb/inflation-core/series';

const csv = await readFile(new URL('salons.csv', import.meta.url), 'utf8');
const [, ...rows] = csv.trim().split('\n');

for (const row of rows) {
  const [, salon = '', date = '', annualRevenue = ''] =
    /^([^,]*),([^,]*),"?([^"]*)"?$/.exec(row) ?? [];
  console.log(`${salon}: ${lostSince(date, annualRevenue)}`);
}

function lostSince(date: string, annualRevenue: string): string {
  const inputs = validateInputs({ date, annualRevenue });
  if (!inputs.ok) return inputs.issues[0].code;
  const { amount, from } = inputs;
  try {
    // Without `to`, up to the newest month of the series.
    const to = { year: 2026, month: 8 };
    const { amount: adjusted } = inflate(cpiU, { amount, from, to });
    return `${formatMoney(lostRevenue({ amount, adjusted }).lost)} a year`;
  } catch (error) {
    if (error instanceof InflationError) return error.message;
    throw error;
  }
}
