import { issueMessages } from '@tallycomb/content/calculator';
import { type CalculatorInputs, maskMonth, maskRevenue } from '@tallycomb/inflation-core';
import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { calculatorReducer, type FieldName, idle } from './calculator-state';
import { valuesOf } from './form-inputs';
import { type Mask, maskedChange, maskWhole } from './masked-input';
import { useCalculation } from './use-calculation';
import { useKeptFocus } from './use-kept-focus';
import { useResultLink } from './use-result-link';

const MASKS: Readonly<Record<FieldName, Mask>> = { date: maskMonth, annualRevenue: maskRevenue };

const masked = ({ date, annualRevenue }: CalculatorInputs): CalculatorInputs => ({
  date: maskWhole(maskMonth, date),
  annualRevenue: maskWhole(maskRevenue, annualRevenue),
});

/** The form's state and prop bags; the page only draws them. */
export function useCalculator() {
  const [state, dispatch] = useReducer(calculatorReducer, idle);
  const form = useRef<HTMLFormElement>(null);
  const { linked, remember } = useResultLink();
  const calculate = useCalculation({ form, dispatch, onResult: remember });
  useKeptFocus(form, state.isLoading);

  // Once, after hydration: what was typed before it wins over what the link says.
  const begin = useRef(() => {
    const typed = valuesOf(form.current);
    const isTyped = Boolean(typed.date || typed.annualRevenue);
    const inputs = masked(isTyped ? typed : linked);
    dispatch({ type: 'typed', inputs });
    if (!isTyped && inputs.date && inputs.annualRevenue) void calculate(inputs);
  });
  useEffect(() => begin.current(), []);

  const fieldProps = (name: FieldName) => {
    const issue = state.issues.find(({ field }) => field === name);
    const accept = (value: string) => dispatch({ type: 'typed', inputs: { [name]: value } });
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
      if (!state.isLoading) void calculate(state.inputs);
    },
  };

  return { state, formProps, fieldProps };
}
