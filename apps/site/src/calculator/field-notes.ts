/** What stands beneath the fields: how the text that was typed is understood. */
import { calculatorForm } from '@tallycomb/content/calculator';
import { normalizeMonth, normalizeRevenue, parseRevenue } from '@tallycomb/inflation-core';
import { plainMoney } from './plain-money';

/** A sentence where the field took a part of the text alone, as 16 of 1e6; else nothing. */
export const leftOutNote = (value: string, text: string): string =>
  text !== value && normalizeRevenue(text) === undefined ? calculatorForm.revenueLeftOut : '';

export function revenueNote(value: string, text: string): string {
  const dollars = parseRevenue(normalizeRevenue(text) ?? value);
  const echo = dollars === undefined ? '' : `${plainMoney(dollars)} a year.`;
  return `${echo} ${leftOutNote(value, text)}`.trim() || calculatorForm.revenueHint;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

export function monthNote(value: string, text: string): string {
  const isCut = /[^\d\s/.-]/.test(text) || digitsOf(text) !== digitsOf(value);
  const isLeftOut = isCut && normalizeMonth(text) === undefined;
  return isLeftOut ? calculatorForm.dateLeftOut : calculatorForm.dateHint;
}
