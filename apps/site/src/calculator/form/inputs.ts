import { calculatorForm } from '@tallycomb/content/calculator';
import {
  type CalculatorInputs,
  normalizeMonth,
  normalizeRevenue,
  parseRevenue,
} from '@tallycomb/inflation-core';
import { media } from '@tallycomb/ui/styles';
import { plainMoney } from '../figures/figures';
import type { QueryInputs } from '../result/result-link';
import type { FieldIssue, FieldName } from './calculator-state';
import { type FieldRules, MONTH_RULES, REVENUE_RULES } from './field-rules';

/** A text as its field holds it; unchanged where it means nothing: -5 is not 5. */
const asHeld = ({ normalize }: FieldRules, text: string) => normalize(text) ?? text;

/** What the address has put into a field is the address's, not typed. */
const unlessFromQuery = (typed: string, queried: string | null) => (typed === queried ? '' : typed);

/** What the form begins with: what was typed before hydration, then what the address says. */
export function initialInputs(typed: CalculatorInputs, query: QueryInputs) {
  const date = unlessFromQuery(typed.date, query.date);
  const annualRevenue = unlessFromQuery(typed.annualRevenue, query.annualRevenue);
  const texts = {
    date: date || (query.date ?? ''),
    annualRevenue: annualRevenue || (query.annualRevenue ?? ''),
  };
  return {
    inputs: {
      date: asHeld(MONTH_RULES, texts.date),
      annualRevenue: asHeld(REVENUE_RULES, texts.annualRevenue),
    },
    /** The same as they came. */
    texts,
    /** An address with both fields, filled or not, asks for an answer; typing waits for Calculate. */
    asksForAnswer: query.date !== null && query.annualRevenue !== null && !date && !annualRevenue,
  };
}

/** A sentence where the field took a part of the text alone, as 16 of 1e6; else nothing. */
export const leftOutNote = (value: string, text: string, meant: string | undefined): string =>
  text !== value && meant === undefined ? calculatorForm.revenueLeftOut : '';

/** Of an amount that was written for a month. */
const isMonthly = (text: string) => /[a-z/]\s*mo(nth)?(ly)?\.?\s*$|monthly\s*$/i.test(text);

export function revenueNote(value: string, text: string): string {
  const meant = normalizeRevenue(text);
  const read = meant ?? value;
  const dollars = parseRevenue(read);
  if (dollars === undefined && parseRevenue(read.replace(/[^1-9]/g, '')) !== undefined) {
    return calculatorForm.revenueUnread;
  }
  const echo = dollars === undefined ? '' : `${plainMoney(dollars)} a year.`;
  const months =
    dollars !== undefined && isMonthly(text)
      ? `${calculatorForm.revenueMonthly} ${plainMoney(dollars / 12)}.`
      : '';
  return (
    [echo, months, leftOutNote(value, text, meant)].filter(Boolean).join(' ') ||
    calculatorForm.revenueHint
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

export function monthNote(value: string, text: string): string {
  const isCut = /[^\d\s/.-]/.test(text) || digitsOf(text) !== digitsOf(value);
  const isLeftOut = isCut && normalizeMonth(text) === undefined;
  return isLeftOut ? calculatorForm.dateLeftOut : calculatorForm.dateHint;
}

/** In the order of the page. */
function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
}

/** What stands in the inputs, whoever put it there: a person, the browser or React. */
export function valuesOf(form: HTMLFormElement | null): CalculatorInputs {
  const valueIn = (field: FieldName) =>
    inputsOf(form).find(({ name }) => name === field)?.value ?? '';
  return { date: valueIn('date'), annualRevenue: valueIn('annualRevenue') };
}

/**
 * Tells whether the focus moves: a reader then says the field with its error. On a phone the field
 * goes to the top, where no toast covers it nor what stands below it.
 */
export function focusFirst(form: HTMLFormElement | null, issues: readonly FieldIssue[]): boolean {
  const isRefused = ({ name }: HTMLInputElement) => issues.some(({ field }) => field === name);
  const first = inputsOf(form).find(isRefused);
  const isMoved = first !== document.activeElement;
  first?.focus();
  // In a frame it would scroll the page around it.
  if (window.parent === window && matchMedia(media.mobile).matches) first?.scrollIntoView();
  return isMoved;
}
