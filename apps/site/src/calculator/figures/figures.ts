import { formatMoney, formatMonthName, formatPercent, type Month } from '@tallycomb/inflation-core';

/** Formats dollars for running text, without .00. */
export function plainMoney(dollars: number): string {
  return formatMoney(dollars).replace(/\.00$/, '');
}

/** A change in words for a sentence: 'rose 38.87%'. */
export function movement(changeInPercent: number, format = formatPercent): string {
  const change = format(changeInPercent);
  const size = change.replace(/^[+−]/, '');
  if (size === change) return 'didn’t move';
  return `${changeInPercent > 0 ? 'rose' : 'fell'} ${size}`;
}

/** A change to the whole per cent, '+31%'; below one per cent to a tenth. */
export const wholePercent = (inPercent: number): string =>
  formatPercent(inPercent, inPercent !== 0 && Math.abs(inPercent) < 1 ? 1 : 0);

const MONTHS = 12;

/** A month's place on a chart's axis, in years: 2020-01 is 2020, 2020-07 is 2020.5. */
export function toAxis({ year, month }: Month): number {
  return year + (month - 1) / MONTHS;
}

export function fromAxis(position: number): Month {
  const months = Math.round(position * MONTHS);
  return { year: Math.floor(months / MONTHS), month: (months % MONTHS) + 1 };
}

/** Name of the month at a place on the axis: 'July 2020'. */
export function monthNameAt(position: number): string {
  return formatMonthName(fromAxis(position));
}

/** First day of a month: 'March 1, 2027'. */
export const firstDayOf = (month: Month): string => formatMonthName(month).replace(' ', ' 1, ');

/** Shortens 'July 2020' to 'Jul 2020'; leaves a year alone. */
export function shortMonth(name: string): string {
  return name.replace(/^([A-Z][a-z]{2})[a-z]*/, '$1');
}

/** Labels of ticks: years, or months over less than two years, where years would repeat. */
export function tickLabels(from: number, to: number): (position: number) => string {
  if (to - from >= 2) return (position) => String(fromAxis(position).year);
  return (position) => shortMonth(monthNameAt(position));
}

/** Parses a percentage with at most two decimals: '45', '7.5' or '45%'. */
export function parsePercent(text: string): number | undefined {
  const [, digits] = /^(\d{1,5}(?:\.\d{1,2})?)\s?%?$/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Parses a count of visits, from 1 up: '120' or '1,200'. */
export function parseVisitCount(text: string): number | undefined {
  const [, thousands = '', rest] = /^(?:(\d{1,3}),(?=\d{3}$))?(\d{1,6})$/.exec(text.trim()) ?? [];
  const visits = Number(thousands + (rest ?? ''));
  return visits > 0 ? visits : undefined;
}

/** A text as it is set in print: an apostrophe after a letter is curled. */
export const typeset = (text: string): string => text.replaceAll(/(?<=\p{L})'/gu, '’');
