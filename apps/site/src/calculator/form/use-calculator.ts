import { beforeDataMessage, calculatorForm, issueMessages } from '@tallycomb/content/calculator';
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import {
  type Dispatch,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { keepTexts, PAGE_FORM, textsAt } from '../../session/early-texts';
import { historyEntryKey } from '../../session/history-entry';
import { useResultLink } from '../result/result-link';
import {
  type CalculatorEvent,
  type CalculatorState,
  calculatorReducer,
  type FieldIssue,
  type FieldName,
  idle,
} from './calculator-state';
import { MONTH_RULES, REVENUE_RULES } from './field-rules';
import { focusFirst, initialInputs, monthNote, revenueNote, valuesOf } from './inputs';
import { useRested } from './rested';
import { useCalculation } from './use-calculation';
import { useMaskedInput } from './use-masked-input';

const NOTES = { date: monthNote, annualRevenue: revenueNote } as const;

/** Matches MM/YYYY with a month that the year does not have. */
const NO_MONTH = /^(00|1[3-9]|[2-9]\d)\/\d{4}$/;

function messageOf({ code }: FieldIssue, { date }: CalculatorInputs): string {
  if (code === 'before-series') return beforeDataMessage;
  if (code === 'invalid-date-format' && NO_MONTH.test(date)) return calculatorForm.dateNoMonth;
  return issueMessages[code].description;
}

/** Fields in the order of the page. */
const FIELDS: readonly FieldName[] = ['annualRevenue', 'date'];

/** Props that point an input to another field's error, whose id `Field` derives like this. */
const errorPropsOf = (id: string) =>
  ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` }) as const;

const isBlank = ({ date, annualRevenue }: CalculatorInputs) => date === '' && annualRevenue === '';

/** States by history entry, so that Back renders the result at once; lost on reload. */
const leftStates = new Map<string, CalculatorState>();

interface NavigationOptions extends ReturnType<typeof useCalculation> {
  readonly link: ReturnType<typeof useResultLink>;
  readonly state: CalculatorState;
  readonly dispatch: Dispatch<CalculatorEvent>;
}

/** Opens the inputs of each address, and keeps the state of every history entry. */
function useNavigation({ link, state, dispatch, calculate, cancel }: NavigationOptions): void {
  const { historyKey, isOwnLink, search, hash, queryInputs } = link;
  const entry = useRef('');
  const applied = useRef({ search, hash });
  const applyNavigation = useEffectEvent(() => {
    entry.current = historyEntryKey();
    const isOtherSection = search === applied.current.search && hash !== applied.current.hash;
    applied.current = { search, hash };
    if (isOwnLink || isOtherSection) return;
    if (state === leftStates.get(entry.current)) return;
    cancel();
    const { date = '', annualRevenue = '' } = textsAt(PAGE_FORM);
    const { inputs, texts, asksForAnswer } = initialInputs({ date, annualRevenue }, queryInputs);
    // A blank form is rendered already; another render would delay the commit.
    if (state !== idle || !isBlank(inputs)) dispatch({ type: 'opened', inputs, texts });
    if (asksForAnswer) void calculate(inputs);
  });
  // In a layout effect, so that no click meets a state that the page does not show.
  useLayoutEffect(() => applyNavigation(), [historyKey]);
  useEffect(() => {
    // A calculation still running is not kept, so that Back asks again.
    if (state.isLoading) leftStates.delete(entry.current);
    else leftStates.set(entry.current, state);
  }, [state, historyKey]);
}

/** Props of the inputs, whose texts are kept for their history entry. */
function useMaskedInputs(dispatch: Dispatch<CalculatorEvent>) {
  const accept = (field: FieldName) => (value: string, text: string) => {
    keepTexts(PAGE_FORM, { [field]: value });
    dispatch({ type: 'typed', field, value, text });
  };
  return {
    date: useMaskedInput(MONTH_RULES, accept('date')),
    annualRevenue: useMaskedInput(REVENUE_RULES, accept('annualRevenue')),
  };
}

/** The form's state, and the props of its elements. */
export function useCalculator() {
  const link = useResultLink();
  const [state, dispatch] = useReducer(
    calculatorReducer,
    undefined,
    () => leftStates.get(historyEntryKey()) ?? idle,
  );
  const form = useRef<HTMLFormElement>(null);
  /** Refusals in a row with the field already focused, which screen readers do not announce. */
  const [refusalsInPlace, setRefusalsInPlace] = useState(0);
  const calculation = useCalculation({
    dispatch,
    isRefused: state.issues.length > 0,
    onResult: link.linkResult,
    onRefused: (issues) =>
      setRefusalsInPlace(focusFirst(form.current, issues) ? 0 : refusalsInPlace + 1),
  });
  useNavigation({ link, state, dispatch, ...calculation });
  const masked = useMaskedInputs(dispatch);
  const { inputs, texts } = useRested(state);
  const ids = { date: useId(), annualRevenue: useId() } as const;
  const [fieldWithMessage] = FIELDS.filter((name) =>
    state.issues.some(({ field }) => field === name),
  );
  const getFieldProps = (name: FieldName) => {
    const issue = state.issues.find(({ field }) => field === name);
    // One error shared by two fields is shown at the first; the other points to it.
    const shared =
      issue && fieldWithMessage && name !== fieldWithMessage
        ? errorPropsOf(ids[fieldWithMessage])
        : {};
    return {
      ...masked[name],
      ...shared,
      id: ids[name],
      name,
      value: state.inputs[name],
      // Not `disabled`, which loses the focus: screen readers would announce the field twice.
      readOnly: state.isLoading,
      'aria-disabled': state.isLoading || undefined,
      error: issue && name === fieldWithMessage ? messageOf(issue, state.inputs) : undefined,
      hint: NOTES[name](inputs[name], texts[name]),
    };
  };

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      calculation.calculateOnPress(() => valuesOf(form.current));
    },
  };

  const [issue] = state.issues;
  const message = issue && refusalsInPlace > 0 ? messageOf(issue, state.inputs) : '';
  const stayed = { attempt: refusalsInPlace, message };
  return { state, formProps, getFieldProps, stayed };
}
