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

/** The result for a month after the newest: nothing has changed that anyone could know of. */
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
  /** Whether a field still has what was refused. */
  readonly isRefused: boolean;
  /** Called with the inputs that gave the newest result. */
  readonly onResult: (inputs: CalculatorInputs) => void;
  readonly onRefused: (issues: readonly FieldIssue[]) => void;
}

type ValidInputs = Extract<ReturnType<typeof validateInputs>, { ok: true }>;

const BEFORE_SERIES: readonly FieldIssue[] = [{ code: 'before-series', field: 'date' }];

/** One lookup at a time: a newer one cancels an older one. */
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

  /** The result, or nothing when the service has no data or a newer run took over. */
  async function lookUp({ amount, from }: ValidInputs): Promise<InflationResult | undefined> {
    const run = start();
    const today = monthOf(new Date());
    try {
      return await calculateInflation({ amount, from, client, today, signal: run.signal });
    } catch (error) {
      if (run.signal.aborted) return undefined;
      if (!(error instanceof InflationError)) throw error;
      // Valid inputs leave one reason: the month. A later one than the newest has nothing to compare.
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

/** Checks the inputs, looks them up and reports. */
export function useCalculation({ dispatch, isRefused, onResult, onRefused }: CalculationOptions) {
  const { show, dismiss } = useToast();
  const toast = useRef<number>(undefined);
  const { lookUp, start, cancel, isRunning } = useLookup(() => refuse('unanswered', BEFORE_SERIES));

  function dismissToast() {
    if (toast.current !== undefined) dismiss(toast.current);
  }
  const dismissMended = useEffectEvent(dismissToast);
  // On a small phone it lies over Calculate.
  useEffect(() => {
    if (isRefused) return () => dismissMended();
  }, [isRefused]);

  /** Drawn at once: a reader takes an error for its field's that is there before the focus. */
  function refuse(type: 'refused' | 'unanswered', issues: readonly FieldIssue[]) {
    flushSync(() => dispatch({ type, issues }));
    onRefused(issues);
  }

  /** One message at a time: what an older run said no longer holds. */
  function showToast(message: Omit<ToastMessage, 'tone'>) {
    toast.current = show({ tone: 'destructive', ...message });
  }

  async function calculate(inputs: CalculatorInputs): Promise<void> {
    dismissToast();
    const checked = validateInputs(inputs);
    if (!checked.ok) {
      const message = issueMessages[checked.issues[0].code];
      // The form answers first.
      startTransition(() => showToast({ ...message, announced: 'off' }));
      return refuse('refused', checked.issues);
    }
    dispatch({ type: 'started' });
    const result = await lookUp(checked);
    if (!result) return;
    if (result.source === 'estimate') {
      console.error(lookupLogLabel, result.reason.message);
      report('lookup', result.reason);
      // The result waits to be said: an alert would cut it off.
      showToast({ ...fallbackMessage, announced: 'status' });
    }
    dispatch({ type: 'finished', result });
    onResult(inputs);
  }

  /**
   * Calculates once the press is painted, however often it is repeated until then. What is refused
   * is refused within it: later, the focus would open no keyboard on an iPhone.
   */
  function calculateOnPress(inputs: () => CalculatorInputs): void {
    if (isRunning()) return;
    if (!validateInputs(inputs()).ok) return void calculate(inputs());
    const { signal } = start();
    setTimeout(() => {
      if (signal.aborted) return;
      cancel();
      // Drawn at once: no key is taken between what is read and the fields that rest.
      flushSync(() => void calculate(inputs()));
    });
  }

  return { calculate, calculateOnPress, cancel };
}
