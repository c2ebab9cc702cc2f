/** Months on a chart's number line: 2020-01 is 2020, 2020-07 is 2020.5. */
import { formatMonthName, type Month } from '@tallycomb/inflation-core';

const MONTHS = 12;

export function toAxis({ year, month }: Month): number {
  return year + (month - 1) / MONTHS;
}

export function fromAxis(position: number): Month {
  const months = Math.round(position * MONTHS);
  return { year: Math.floor(months / MONTHS), month: (months % MONTHS) + 1 };
}

/** Names the month at a place on the axis: 'July 2020'. */
export function monthNameAt(position: number): string {
  return formatMonthName(fromAxis(position));
}

/** 'July 2020' as 'Jul 2020'; a year alone stays as it is. */
export function shortMonth(name: string): string {
  return name.replace(/^([A-Z][a-z]{2})[a-z]*/, '$1');
}

/** Names a tick by its year; over less than two years, where years would repeat, by its month. */
export function tickLabels(from: number, to: number): (position: number) => string {
  if (to - from >= 2) return (position) => String(fromAxis(position).year);
  return (position) => shortMonth(monthNameAt(position));
}
