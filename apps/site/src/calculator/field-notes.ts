/** What stands beneath the fields: how the text that was typed is understood. */
import { calculatorForm } from '@tallycomb/content/calculator';
import { normalizeMonth, normalizeRevenue, parseRevenue } from '@tallycomb/inflation-core';
import { plainMoney } from './plain-money';

export function revenueNote(value: string, text: string): string {
  const meant = normalizeRevenue(text);
  const dollars = parseRevenue(meant ?? value);
  const echo = dollars === undefined ? '' : `${plainMoney(dollars)} a year.`;
  const isLeftOut = text !== value && meant === undefined;
  const note = isLeftOut ? `${echo} ${calculatorForm.revenueLeftOut}` : echo;
  return note.trim() || calculatorForm.revenueHint;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

export function monthNote(value: string, text: string): string {
  const isCut = /[^\d\s/.-]/.test(text) || digitsOf(text) !== digitsOf(value);
  const isLeftOut = isCut && normalizeMonth(text) === undefined;
  return isLeftOut ? calculatorForm.dateLeftOut : calculatorForm.dateHint;
}
