import { beforeDataMessage, issueMessages } from '@tallycomb/content/calculator';
import { type CalculatorInputs, maskMonth, maskRevenue } from '@tallycomb/inflation-core';
import { type FormEvent, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { typedText } from '../session/typed-text';
import { calculatorReducer, type FieldIssue, type FieldName, idle } from './calculator-state';
import { draftOf, keepDraft } from './drafts';
import { focusFirst, valuesOf } from './form-inputs';
import { initialInputs } from './initial-inputs';
import { type Mask, maskedChange } from './masked-input';
import { useCalculation } from './use-calculation';
import { useRestoredFocus } from './use-restored-focus';
import { useResultLink } from './use-result-link';

const MASKS: Readonly<Record<FieldName, Mask>> = { date: maskMonth, annualRevenue: maskRevenue };

const messageOf = ({ code }: FieldIssue) =>
  code === 'before-series' ? beforeDataMessage : issueMessages[code].description;

const isBlank = ({ date, annualRevenue }: CalculatorInputs) => date === '' && annualRevenue === '';

/** The form's state, and the props of its elements: the page only draws them. */
export function useCalculator() {
  const [state, dispatch] = useReducer(calculatorReducer, idle);
  const form = useRef<HTMLFormElement>(null);
  const { historyKey, isOwnLink, queryInputs, linkResult } = useResultLink();
  const { calculate, cancel } = useCalculation({
    dispatch,
    onResult: linkResult,
    onRefused: (issues) => focusFirst(form.current, issues),
  });
  useRestoredFocus(form, state.isLoading);

  const applyNavigation = useEffectEvent(() => {
    if (isOwnLink) return;
    const typed = draftOf(historyKey) ?? {
      date: typedText('date'),
      annualRevenue: typedText('annualRevenue'),
    };
    const { inputs, isAsked } = initialInputs(typed, queryInputs);
    cancel();
    // A form that opens blank is drawn already; drawn again, it would hold the commit up.
    if (state !== idle || !isBlank(inputs)) dispatch({ type: 'opened', inputs });
    if (isAsked) void calculate(inputs);
  });
  // Before anything can be clicked: a click must find the state that the page shows.
  useLayoutEffect(() => applyNavigation(), [historyKey]);

  const getFieldProps = (name: FieldName) => {
    const issue = state.issues.find(({ field }) => field === name);
    const accept = (value: string) => {
      keepDraft(historyKey, { ...state.inputs, [name]: value });
      dispatch({ type: 'typed', inputs: { [name]: value } });
    };
    return {
      name,
      value: state.inputs[name],
      disabled: state.isLoading,
      error: issue && messageOf(issue),
      onChange: maskedChange(MASKS[name], state.inputs[name], accept),
    };
  };

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!state.isLoading) void calculate(valuesOf(form.current));
    },
  };

  return { state, formProps, getFieldProps };
}
