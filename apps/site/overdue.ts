/**
 * Warns of price indexes whose refresh is overdue, on GitHub beside the run: `node overdue.ts`.
 * It fails nothing: the bureau may be what is late.
 */
import { monthOf } from '@tallycomb/inflation-core';
import { overdue } from './host/data-age.ts';
import { priceIndexes } from './host/price-indexes.ts';

const start = process.env.GITHUB_ACTIONS ? '::warning title=Price data::' : 'Warning: ';

for (const line of overdue(priceIndexes, monthOf(new Date()))) console.log(`${start}${line}`);
