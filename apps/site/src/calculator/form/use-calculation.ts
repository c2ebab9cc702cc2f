import { fallbackMessage, issueMessages, lookupLogLabel } from '@tallycomb/content/calculator';
import {
  type CalculatorInputs,
  InflationError,
  monthOf,
  validateInputs,
} from '@tallycomb/inflation-core';
import {
  calculateInflation,
  createLookupClient,
  type InflationResult,
} from '@tallycomb/inflation-core/lookup';
import { type ToastMessage, useToast } from '@tallycomb/ui';
import { type Dispatch, startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { report } from '../../fault-reports/report';
import { siteConfig } from '../../site-config';
import type { CalculatorEvent, FieldIssue } from './calculator-state';

type Asked = Pick<InflationResult, 'amount' | 'from' | 'today' | 'asOf'>;

/** The result for a month after the newest index: no change can be known yet. */
export function unchangedResult({ amount, from, today, asOf }: Asked): InflationResult {
  return {
    source: 'index',
    amount,
    from,
    today,
    adjusted: amount,
    lost: 0,
    direction: 'unchanged',
    ratio: { amount, adjusted: amount },
    raiseInPercent: 0,
    asOf,
    points: [{ month: from, amount }],
  };
}

const client = createLookupClient({ baseUrl: siteConfig.lookupBaseUrl });

interface CalculationOptions {
  readonly dispatch: Dispatch<CalculatorEvent>;
  /** True while a field shows an error. */
  readonly isRefused: boolean;
  /** Called with the inputs of each new result. */
  readonly onResult: (inputs: CalculatorInputs) => void;
  readonly onRefused: (issues: readonly FieldIssue[]) => void;
}

type ValidInputs = Extract<ReturnType<typeof validateInputs>, { ok: true }>;

const BEFORE_SERIES: readonly FieldIssue[] = [{ code: 'before-series', field: 'date' }];

/** Runs one lookup at a time: a new one cancels the previous. */
function useLookup(onUnanswered: () => void) {
  const running = useRef<AbortController>(undefined);
  const isRunning = () => running.current !== undefined;
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
  };
  const start = () => {
    cancel();
    const run = new AbortController();
    running.current = run;
    return run;
  };
  useEffect(() => () => running.current?.abort(), []);

  /** The result; `undefined` if the service has no data or a newer lookup took over. */
  async function lookUp({ amount, from }: ValidInputs): Promise<InflationResult | undefined> {
    const run = start();
    const today = monthOf(new Date());
    try {
      return await calculateInflation({ amount, from, client, today, signal: run.signal });
    } catch (error) {
      if (run.signal.aborted) return undefined;
      if (!(error instanceof InflationError)) throw error;
      // With valid inputs only the month is refused: it precedes the series or follows the newest.
      const { code, range } = error;
      if (code === 'after-newest' && range) {
        return unchangedResult({ amount, from, today, asOf: range.newest });
      }
      onUnanswered();
      return undefined;
    } finally {
      if (running.current === run) running.current = undefined;
    }
  }

  return { lookUp, start, cancel, isRunning };
}

/** Checks the inputs, looks them up, and shows results, errors and toasts. */
export function useCalculation({ dispatch, isRefused, onResult, onRefused }: CalculationOptions) {
  const { show, dismiss } = useToast();
  const toast = useRef<number>(undefined);
  const { lookUp, start, cancel, isRunning } = useLookup(() => refuse('unanswered', BEFORE_SERIES));

  function dismissToast() {
    if (toast.current !== undefined) dismiss(toast.current);
  }
  const dismissCorrected = useEffectEvent(dismissToast);
  useEffect(() => {
    if (isRefused) return () => dismissCorrected();
  }, [isRefused]);

  /** Rendered before the focus moves, so that screen readers read the error with its field. */
  function refuse(type: 'refused' | 'unanswered', issues: readonly FieldIssue[]) {
    flushSync(() => dispatch({ type, issues }));
    onRefused(issues);
  }

  /** Shows a toast; `calculate` dismisses that of the run before. */
  function showToast(message: Omit<ToastMessage, 'tone'>) {
    toast.current = show({ tone: 'destructive', ...message });
  }

  async function calculate(inputs: CalculatorInputs): Promise<void> {
    dismissToast();
    const checked = validateInputs(inputs);
    if (!checked.ok) {
      const message = issueMessages[checked.issues[0].code];
      // The form's own errors are painted first.
      startTransition(() => showToast({ ...message, announced: 'off' }));
      return refuse('refused', checked.issues);
    }
    dispatch({ type: 'started' });
    const result = await lookUp(checked);
    if (!result) return;
    if (result.source === 'estimate') {
      console.error(lookupLogLabel, result.reason.message);
      report('lookup', result.reason);
      // A status, as an alert would cut off the announcement of the result.
      showToast({ ...fallbackMessage, announced: 'status' });
    }
    dispatch({ type: 'finished', result });
    onResult(inputs);
  }

  /**
   * Calculates once after the press is painted, however often it is repeated until then. Wrong
   * inputs are refused within the press: a later focus opens no keyboard on an iPhone.
   */
  function calculateOnPress(inputs: () => CalculatorInputs): void {
    if (isRunning()) return;
    if (!validateInputs(inputs()).ok) return void calculate(inputs());
    const { signal } = start();
    setTimeout(() => {
      if (signal.aborted) return;
      cancel();
      // Rendered at once: no key may come between reading the fields and making them read-only.
      flushSync(() => void calculate(inputs()));
    });
  }

  return { calculate, calculateOnPress, cancel };
}
