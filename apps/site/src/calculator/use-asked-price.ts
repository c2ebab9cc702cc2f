import { priceBoxText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, parseMonth, parseRevenue } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { loadPriceIndexes } from './price-indexes';
import { priceTargets, type RegionalIndex } from './price-targets';
import { chosenFrom, useEntryTexts } from './use-entry-texts';
import { useLoaded } from './use-loaded';

/** One price as it is typed, and what it would have to be; the month is the result's until given. */
export function useAskedPrice(result: InflationResult, regional?: RegionalIndex) {
  const [typed, type] = useEntryTexts<'price' | 'month' | 'rounding'>('price-box');
  const indexes = useLoaded(loadPriceIndexes, result);
  const { price = priceBoxText.defaultPrice } = typed;
  const rounding = chosenFrom(priceBoxText.rounding.steps, typed.rounding, '1');
  const month = typed.month ?? formatMonth(result.from);
  const dollars = parseRevenue(price);
  const since = parseMonth(month, 'MM/YYYY');
  return {
    price,
    setPrice: (text: string) => type('price', text),
    hasPrice: dollars !== undefined,
    month,
    setMonth: (text: string) => type('month', text),
    hasMonth: since !== undefined && compareMonths(since, result.today) <= 0,
    rounding,
    setRounding: (step: string) => type('rounding', step),
    /** Dollars that a price is rounded to. */
    step: Number(rounding),
    targets: priceTargets({ price: dollars, since }, result, indexes, regional),
  };
}

export type AskedPrice = ReturnType<typeof useAskedPrice>;
