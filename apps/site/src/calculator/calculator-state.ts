/** The calculator's states and what moves it between them; pure, so every path can be tested. */
import type { CalculatorInputs, InputIssue } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';

export type FieldName = InputIssue['field'];

/** A failed check, or a month that the service has no data for. */
export type FieldIssue = InputIssue | { readonly code: 'before-series'; readonly field: 'date' };

export interface CalculatorState {
  readonly inputs: CalculatorInputs;
  /** Of the first check that failed; empty when all passed or nothing was calculated yet. */
  readonly issues: readonly FieldIssue[];
  readonly isLoading: boolean;
  /** Stays until a newer one replaces it. */
  readonly result: InflationResult | undefined;
}

export type CalculatorEvent =
  | { readonly type: 'opened'; readonly inputs: CalculatorInputs }
  | { readonly type: 'typed'; readonly inputs: Partial<CalculatorInputs> }
  | { readonly type: 'refused'; readonly issues: readonly InputIssue[] }
  | { readonly type: 'started' }
  | { readonly type: 'unanswered'; readonly issues: readonly FieldIssue[] }
  | { readonly type: 'finished'; readonly result: InflationResult };

export const idle: CalculatorState = {
  inputs: { date: '', annualRevenue: '' },
  issues: [],
  isLoading: false,
  result: undefined,
};

export function calculatorReducer(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'opened':
      return { ...idle, inputs: event.inputs };
    case 'typed':
      return {
        ...state,
        inputs: { ...state.inputs, ...event.inputs },
        issues: state.issues.filter(({ field }) => event.inputs[field] === undefined),
      };
    case 'refused':
      return { ...state, issues: event.issues };
    case 'started':
      return { ...state, issues: [], isLoading: true };
    case 'unanswered':
      return { ...state, issues: event.issues, isLoading: false, result: undefined };
    case 'finished':
      return { ...state, isLoading: false, result: event.result };
  }
}

export type PanelState = 'prompt' | 'loading' | 'result';

export function panelStateOf({ isLoading, result }: CalculatorState): PanelState {
  if (isLoading) return 'loading';
  return result ? 'result' : 'prompt';
}
