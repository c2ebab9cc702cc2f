import { calculatorForm, resultPanelText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import {
  AreaChart,
  Button,
  Field,
  type FieldProps,
  Link,
  ResultPanel,
  ToastList,
  VisuallyHidden,
} from '@tallycomb/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Sections } from '../../error-boundary/section-error-boundary';
import { CutStrands } from '../result/cut-strands';
import { gapNote, resultSentence, sourceNote } from '../result/result-text';
import { UncutStrands } from '../result/uncut-strands';
import * as styles from './calculator-slab.css';
import { isStale } from './calculator-state';
import { ScriptNotice } from './script-notice';
import type { useCalculator } from './use-calculator';

/**
 * Scrolls a new result into view, which on a phone lies below the form. Leaves the page where it is
 * for a restored result, and without focus: a frame would scroll the page around it.
 */
function useScrollToNewResult(panel: RefObject<HTMLElement | null>, result: unknown): void {
  const seen = useRef(result);
  useEffect(() => {
    if (result === seen.current) return;
    seen.current = result;
    if (!result || !document.hasFocus()) return;
    panel.current?.querySelector('h2')?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [panel, result]);
}

interface CalculatorSlabProps extends ReturnType<typeof useCalculator> {
  /** Address that the form is sent to before the page is hydrated: its own page. */
  readonly action: string;
  readonly withoutScript: string;
  /** Links to the page's sections, below the figure and its sentences. */
  readonly contents?: ReactNode;
  /** The other way in, linked to below the form, and on a phone below the answer. */
  readonly door?: { readonly question: string; readonly label: string; readonly href: string };
}

let randomSeed = 1913;

/** A pseudo-random number from 0 to 1, by Park and Miller's generator. */
function nextRandom(): number {
  const modulus = 2 ** 31 - 1;
  randomSeed = (randomSeed * 16807) % modulus;
  return randomSeed / modulus;
}

/** A rising, uneven line for the specified decoration of a result; it shows no data. */
const unevenRise = Array.from({ length: 24 }, (_, at) => at + 5 * nextRandom());

const DECORATION = {
  lost: unevenRise,
  gained: [...unevenRise].reverse(),
  unchanged: [],
} as const satisfies Record<InflationResult['direction'], readonly number[]>;

/** A field whose hint is announced when it changes: how its text was read. */
const FieldWithSpokenHint = ({ hint, ...rest }: FieldProps) => (
  <Field autoComplete="off" hint={<span aria-live="polite">{hint}</span>} {...rest} />
);

function CalculatorForm({ state, stayed, getFieldProps, ...props }: CalculatorSlabProps) {
  const { action, formProps, withoutScript } = props;
  return (
    <form method="get" action={action} className={styles.form} {...formProps}>
      <FieldWithSpokenHint
        label={calculatorForm.revenueLabel}
        prefix={calculatorForm.currencySign}
        placeholder={calculatorForm.revenuePlaceholder}
        inputMode="decimal"
        {...getFieldProps('annualRevenue')}
      />
      <FieldWithSpokenHint
        label={calculatorForm.dateLabel}
        placeholder={calculatorForm.datePlaceholder}
        inputMode="numeric"
        {...getFieldProps('date')}
      />
      <VisuallyHidden aria-live="assertive">
        <span key={stayed.attempt}>{stayed.message}</span>
      </VisuallyHidden>
      <div className={styles.action}>
        <Button type="submit" block busy={state.isLoading}>
          {state.isLoading ? calculatorForm.calculating : calculatorForm.calculate}
        </Button>
        <ToastList />
        <p className={styles.footnote}>{calculatorForm.footnote}</p>
        <ScriptNotice withoutScript={withoutScript} late={calculatorForm.late} />
      </div>
    </form>
  );
}

/** The form with its messages and its result, as one piece; needs a `ToastProvider` with `placed`. */
export function CalculatorSlab(props: CalculatorSlabProps) {
  const { state, contents, door } = props;
  const { result } = state;
  const gap = result && gapNote(result);
  const shown = result ? 'result' : 'prompt';
  const panelRef = useRef<HTMLDivElement>(null);
  useScrollToNewResult(panelRef, result);
  return (
    <div className={styles.slab}>
      <CalculatorForm {...props} />
      <Sections retryOn={result}>
        <ResultPanel
          ref={panelRef}
          className={styles.panel}
          state={state.isLoading ? 'loading' : shown}
          heading={resultPanelText.heading}
          prompt={resultPanelText.prompt}
          loading={resultPanelText.loading}
          {...(isStale(state) ? { stale: resultPanelText.stale } : {})}
          {...(result ? { figure: formatMoney(result.lost) } : {})}
          art={result ? <AreaChart values={DECORATION[result.direction]} /> : <UncutStrands />}
        >
          {result ? (
            <>
              <CutStrands result={result} />
              <p className={styles.detailsSentence}>{resultSentence(result)}</p>
              {gap ? <p className={styles.detailsNote}>{gap}</p> : null}
              <p className={styles.detailsNote}>{sourceNote(result)}</p>
              {contents}
            </>
          ) : null}
        </ResultPanel>
      </Sections>
      {door ? (
        <Link href={door.href} className={styles.door}>
          <span className={styles.doorQuestion}>{door.question} </span>
          <span className={styles.doorLabel}>{door.label}</span>
          <span className={styles.doorArrow} aria-hidden="true">
            →
          </span>
        </Link>
      ) : null}
    </div>
  );
}
