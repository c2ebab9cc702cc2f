/** The calculator's state, its events and its reducer. */
import type { CalculatorInputs, InputIssue } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';

export type FieldName = InputIssue['field'];

/** A failed check, or a month that the service has no data for. */
export type FieldIssue = InputIssue | { readonly code: 'before-series'; readonly field: 'date' };

export interface CalculatorState {
  readonly inputs: CalculatorInputs;
  /** Raw texts as typed or pasted, before the mask. */
  readonly texts: CalculatorInputs;
  /** Issues of the first check that failed; empty if none failed or none has run. */
  readonly issues: readonly FieldIssue[];
  readonly isLoading: boolean;
  /** The latest result; it stays while a new one is loading. */
  readonly result: InflationResult | undefined;
  /** Inputs that the result was calculated from. */
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

/** True if the inputs have changed since the result was calculated. */
export const isStale = ({ inputs, answered, result, isLoading }: CalculatorState): boolean =>
  result !== undefined &&
  !isLoading &&
  (inputs.date !== answered?.date || inputs.annualRevenue !== answered.annualRevenue);
