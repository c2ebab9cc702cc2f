import { priceBoxText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, parseMonth, parseRevenue } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { useState } from 'react';
import { loadPriceIndexes } from './price-indexes';
import { priceTargets, type RegionalIndex } from './price-targets';
import { useLoaded } from './use-loaded';

/** One price as it is typed, and what it would have to be; the month is the result's until given. */
export function useAskedPrice(result: InflationResult, regional?: RegionalIndex) {
  const [price, setPrice] = useState(priceBoxText.defaultPrice);
  const [typedMonth, setMonth] = useState<string>();
  const [rounding, setRounding] = useState('1');
  const indexes = useLoaded(loadPriceIndexes, result);
  const month = typedMonth ?? formatMonth(result.from);
  const dollars = parseRevenue(price);
  const since = parseMonth(month, 'MM/YYYY');
  return {
    price,
    setPrice,
    hasPrice: dollars !== undefined,
    month,
    setMonth,
    hasMonth: since !== undefined && compareMonths(since, result.today) <= 0,
    rounding,
    setRounding,
    /** Dollars that a price is rounded to. */
    step: Number(rounding),
    targets: priceTargets({ price: dollars, since }, result, indexes, regional),
  };
}

export type AskedPrice = ReturnType<typeof useAskedPrice>;
