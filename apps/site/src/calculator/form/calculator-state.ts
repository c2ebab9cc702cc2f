/** The calculator's states and what moves it between them; pure, so every path can be tested. */
import type { CalculatorInputs, InputIssue } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';

export type FieldName = InputIssue['field'];

/** A failed check, or a month that the service has no data for. */
export type FieldIssue = InputIssue | { readonly code: 'before-series'; readonly field: 'date' };

export interface CalculatorState {
  readonly inputs: CalculatorInputs;
  /** All that was typed or pasted for the inputs, before a mask took anything out. */
  readonly texts: CalculatorInputs;
  /** Of the first check that failed; empty when all passed or nothing was calculated yet. */
  readonly issues: readonly FieldIssue[];
  readonly isLoading: boolean;
  /** Stays until a newer one replaces it. */
  readonly result: InflationResult | undefined;
  /** The inputs that the result answers. */
  readonly answered: CalculatorInputs | undefined;
}

export type CalculatorEvent =
  | {
      readonly type: 'opened';
      readonly inputs: CalculatorInputs;
      readonly texts: CalculatorInputs;
    }
  | {
      readonly type: 'typed';
      readonly field: FieldName;
      readonly value: string;
      readonly text: string;
    }
  | { readonly type: 'started' }
  | { readonly type: 'refused' | 'unanswered'; readonly issues: readonly FieldIssue[] }
  | { readonly type: 'finished'; readonly result: InflationResult };

export const idle: CalculatorState = {
  inputs: { date: '', annualRevenue: '' },
  texts: { date: '', annualRevenue: '' },
  issues: [],
  isLoading: false,
  result: undefined,
  answered: undefined,
};

export function calculatorReducer(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'opened':
      return { ...idle, inputs: event.inputs, texts: event.texts };
    case 'typed':
      return {
        ...state,
        inputs: { ...state.inputs, [event.field]: event.value },
        texts: { ...state.texts, [event.field]: event.text },
        issues: state.issues.filter(({ field }) => event.field !== field),
      };
    case 'refused':
      return { ...state, issues: event.issues };
    case 'started':
      return { ...state, issues: [], isLoading: true };
    case 'unanswered':
      return { ...state, issues: event.issues, isLoading: false, result: undefined };
    case 'finished':
      return { ...state, isLoading: false, result: event.result, answered: state.inputs };
  }
}

/** Whether the form no longer holds what the result answers. */
export const isStale = ({ inputs, answered, result, isLoading }: CalculatorState): boolean =>
  result !== undefined &&
  !isLoading &&
  (inputs.date !== answered?.date || inputs.annualRevenue !== answered.annualRevenue);
