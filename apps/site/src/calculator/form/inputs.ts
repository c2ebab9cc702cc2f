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

/** The normalized text, or the text itself if it has no meaning: -5 is not 5. */
const normalizeOrKeep = ({ normalize }: FieldRules, text: string) => normalize(text) ?? text;

/** A field's text, or nothing where it only repeats the address: then nobody typed it. */
const unlessFromQuery = (typed: string, queried: string | null) => (typed === queried ? '' : typed);

/** The form's first inputs: text typed before hydration, else the address's. */
export function initialInputs(typed: CalculatorInputs, query: QueryInputs) {
  const date = unlessFromQuery(typed.date, query.date);
  const annualRevenue = unlessFromQuery(typed.annualRevenue, query.annualRevenue);
  const texts = {
    date: date || (query.date ?? ''),
    annualRevenue: annualRevenue || (query.annualRevenue ?? ''),
  };
  return {
    inputs: {
      date: normalizeOrKeep(MONTH_RULES, texts.date),
      annualRevenue: normalizeOrKeep(REVENUE_RULES, texts.annualRevenue),
    },
    /** Raw texts of the inputs. */
    texts,
    /** True for an address with both fields, even empty ones, unless something was typed. */
    asksForAnswer: query.date !== null && query.annualRevenue !== null && !date && !annualRevenue,
  };
}

/** A note if the field took only a part of the text, as 16 of 1e6; else empty. */
export const leftOutNote = (value: string, text: string, normalized: string | undefined): string =>
  text !== value && normalized === undefined ? calculatorForm.revenueLeftOut : '';

/** True if an amount was written per month. */
const isMonthly = (text: string) => /[a-z/]\s*mo(nth)?(ly)?\.?\s*$|monthly\s*$/i.test(text);

export function revenueNote(value: string, text: string): string {
  const normalized = normalizeRevenue(text);
  const read = normalized ?? value;
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
    [echo, months, leftOutNote(value, text, normalized)].filter(Boolean).join(' ') ||
    calculatorForm.revenueHint
  );
}

/** The digits of a month, without the zero that the field adds. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0/, '');

export function monthNote(value: string, text: string): string {
  const isCut = /[^\d\s/.-]/.test(text) || digitsOf(text) !== digitsOf(value);
  const isLeftOut = isCut && normalizeMonth(text) === undefined;
  return isLeftOut ? calculatorForm.dateLeftOut : calculatorForm.dateHint;
}

/** The form's inputs in the order of the page. */
function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
}

/** Current values of the inputs, from a person, the browser or React. */
export function valuesOf(form: HTMLFormElement | null): CalculatorInputs {
  const valueIn = (field: FieldName) =>
    inputsOf(form).find(({ name }) => name === field)?.value ?? '';
  return { date: valueIn('date'), annualRevenue: valueIn('annualRevenue') };
}

/**
 * Focuses the first refused field, and returns whether the focus moved: screen readers then read
 * the field with its error. On a phone the form scrolls to the top, with the toast below its button.
 */
export function focusFirst(form: HTMLFormElement | null, issues: readonly FieldIssue[]): boolean {
  const isRefused = ({ name }: HTMLInputElement) => issues.some(({ field }) => field === name);
  const first = inputsOf(form).find(isRefused);
  const isMoved = first !== document.activeElement;
  first?.focus();
  // Instant, as the focus is in the field at once. In a frame it would scroll the outer page.
  if (window.parent === window && matchMedia(media.mobile).matches) {
    form?.scrollIntoView({ behavior: 'instant' });
    first?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  return isMoved;
}
