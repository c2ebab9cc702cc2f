/** Months on a chart's number line: 2020-01 is 2020, 2020-07 is 2020.5. */
import type { Month } from '@tallycomb/inflation-core';

const MONTHS = 12;

export function toAxis({ year, month }: Month): number {
  return year + (month - 1) / MONTHS;
}

export function fromAxis(position: number): Month {
  const months = Math.round(position * MONTHS);
  return { year: Math.floor(months / MONTHS), month: (months % MONTHS) + 1 };
}
