import { beforeDataMessage, issueMessages } from '@tallycomb/content/calculator';
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { historyEntryKey } from '../session/history-entry';
import { typedText } from '../session/typed-text';
import {
  type CalculatorState,
  calculatorReducer,
  type FieldIssue,
  type FieldName,
  idle,
} from './calculator-state';
import { keepTexts, textsAt } from './entry-texts';
import { monthNote, revenueNote } from './field-notes';
import { focusFirst, valuesOf } from './form-inputs';
import { initialInputs } from './initial-inputs';
import { useCalculation } from './use-calculation';
import { MONTH_RULES, REVENUE_RULES, useMaskedInput } from './use-masked-input';
import { useRestoredFocus } from './use-restored-focus';
import { useResultLink } from './use-result-link';

const NOTES = { date: monthNote, annualRevenue: revenueNote } as const;

const messageOf = ({ code }: FieldIssue) =>
  code === 'before-series' ? beforeDataMessage : issueMessages[code].description;

const isBlank = ({ date, annualRevenue }: CalculatorInputs) => date === '' && annualRevenue === '';

const FORM = 'calculator';

/** By history entry, until the page is loaded anew: Back finds the result drawn. */
const leftStates = new Map<string, CalculatorState>();

/** The form's state, and the props of its elements: the page only draws them. */
export function useCalculator() {
  const { historyKey, isOwnLink, search, hash, queryInputs, linkResult } = useResultLink();
  const [state, dispatch] = useReducer(
    calculatorReducer,
    historyKey,
    (key) => leftStates.get(historyEntryKey(key)) ?? idle,
  );
  const form = useRef<HTMLFormElement>(null);
  const entry = useRef('');
  const applied = useRef({ search, hash });
  const { calculate, cancel } = useCalculation({
    dispatch,
    onResult: linkResult,
    onRefused: (issues) => focusFirst(form.current, issues),
  });
  useRestoredFocus(form, state.isLoading);

  const applyNavigation = useEffectEvent(() => {
    entry.current = historyEntryKey(historyKey);
    const isOtherSection = search === applied.current.search && hash !== applied.current.hash;
    applied.current = { search, hash };
    if (isOwnLink || isOtherSection) return;
    if (state === leftStates.get(entry.current)) return;
    cancel();
    const typed = { date: typedText('date'), annualRevenue: typedText('annualRevenue') };
    const kept = textsAt(historyKey, FORM);
    const { inputs, texts, isAsked } = initialInputs({ ...typed, ...kept }, queryInputs);
    // A form that opens blank is drawn already; drawn again, it would hold the commit up.
    if (state !== idle || !isBlank(inputs)) dispatch({ type: 'opened', inputs, texts });
    if (isAsked) void calculate(inputs);
  });
  // Before anything can be clicked: a click must find the state that the page shows.
  useLayoutEffect(() => applyNavigation(), [historyKey]);
  useEffect(() => {
    // What was left unanswered is asked again.
    if (state.isLoading) leftStates.delete(entry.current);
    else leftStates.set(entry.current, state);
  }, [state, historyKey]);

  const accept = (field: FieldName) => (value: string, text: string) => {
    keepTexts(historyKey, FORM, { ...state.inputs, [field]: value });
    dispatch({ type: 'typed', field, value, text });
  };
  const masked = {
    date: useMaskedInput(MONTH_RULES, accept('date')),
    annualRevenue: useMaskedInput(REVENUE_RULES, accept('annualRevenue')),
  };

  const getFieldProps = (name: FieldName) => {
    const issue = state.issues.find(({ field }) => field === name);
    return {
      ...masked[name],
      name,
      value: state.inputs[name],
      disabled: state.isLoading,
      error: issue && messageOf(issue),
      hint: NOTES[name](state.inputs[name], state.texts[name]),
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
