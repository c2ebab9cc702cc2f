import { readFile } from 'node:fs/promises';
import { formatMoney, lostRevenue, validateInputs } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';

const csv = await readFile(new URL('salons.csv', import.meta.url), 'utf8');
const [, ...rows] = csv.trim().split('\n');

for (const row of rows) {
  const [, salon, date, annualRevenue] = /^([^,]*),([^,]*),"?([^"]*)"?$/.exec(row) ?? [];
  const inputs = validateInputs({ date, annualRevenue });
  if (!inputs.ok) {
    console.log(`${salon}: ${inputs.issues[0].code}`);
    continue;
  }
  // Without `to`, up to the newest month of the series.
  const to = { year: 2026, month: 8 };
  const { amount } = inflate(cpiU, { amount: inputs.revenue, from: inputs.month, to });
  const { amount: lost } = lostRevenue({ entered: inputs.revenue, adjusted: amount });
  console.log(`${salon}: ${formatMoney(lost)} a year`);
}
