/** Reads and focuses the form's own inputs; the names are the specification's. */
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import type { FieldIssue, FieldName } from './calculator-state';

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

export function focusFirst(form: HTMLFormElement | null, issues: readonly FieldIssue[]): void {
  const isRefused = ({ name }: HTMLInputElement) => issues.some(({ field }) => field === name);
  inputsOf(form).find(isRefused)?.focus();
}
