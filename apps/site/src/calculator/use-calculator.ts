import { issueMessages } from '@tallycomb/content/calculator';
import { type CalculatorInputs, maskMonth, maskRevenue } from '@tallycomb/inflation-core';
import { type FormEvent, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { calculatorReducer, type FieldName, idle } from './calculator-state';
import { draftOf, keepDraft } from './drafts';
import { firstInputs } from './first-inputs';
import { valuesOf } from './form-inputs';
import { type Mask, maskedChange } from './masked-input';
import { useCalculation } from './use-calculation';
import { useKeptFocus } from './use-kept-focus';
import { useResultLink } from './use-result-link';

const MASKS: Readonly<Record<FieldName, Mask>> = { date: maskMonth, annualRevenue: maskRevenue };

const isBlank = ({ date, annualRevenue }: CalculatorInputs) => date === '' && annualRevenue === '';

/** The form's state and prop bags; the page only draws them. */
export function useCalculator() {
  const [state, dispatch] = useReducer(calculatorReducer, idle);
  const form = useRef<HTMLFormElement>(null);
  const { visit, isOwn, linked, remember } = useResultLink();
  const { calculate, cancel } = useCalculation({ form, dispatch, onResult: remember });
  useKeptFocus(form, state.isLoading);

  const follow = useEffectEvent((typed: CalculatorInputs) => {
    const { inputs, isAsked } = firstInputs(typed, linked);
    cancel();
    // A form that opens blank is drawn already; drawn again, it would hold the commit up.
    if (state !== idle || !isBlank(inputs)) dispatch({ type: 'opened', inputs });
    if (isAsked) void calculate(inputs);
  });
  const isFirstVisit = useRef(true);
  // Before anything can be clicked: a click must find the state that the page shows.
  useLayoutEffect(() => {
    // At first the inputs hold what was typed before hydration, later what another visit left there.
    const found = isFirstVisit.current ? valuesOf(form.current) : idle.inputs;
    isFirstVisit.current = false;
    if (!isOwn) follow(draftOf(visit) ?? found);
  }, [visit]);

  const fieldProps = (name: FieldName) => {
    const issue = state.issues.find(({ field }) => field === name);
    const accept = (value: string) => {
      keepDraft(visit, { ...state.inputs, [name]: value });
      dispatch({ type: 'typed', inputs: { [name]: value } });
    };
    return {
      name,
      value: state.inputs[name],
      disabled: state.isLoading,
      error: issue && issueMessages[issue.code].description,
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

  return { state, formProps, fieldProps };
}
