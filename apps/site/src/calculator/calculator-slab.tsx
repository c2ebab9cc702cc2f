import { calculatorForm, enteredText, resultPanelText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { AreaChart, Button, Field, ResultPanel } from '@tallycomb/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Sections } from '../error-boundary/section-error-boundary';
import * as styles from './calculator-slab.css';
import { panelStateOf } from './calculator-state';
import { gapNote, resultSentence, sourceNote } from './result-text';
import { ScriptNotice } from './script-notice';
import type { TenYearsPace } from './ten-years.server';
import type { useCalculator } from './use-calculator';

/**
 * Brings the panel's message into view when there is a new result: on a phone it lies below the
 * form. Not the one that the page comes back with, and not while the visitor is elsewhere, as on the page around a frame, which would scroll.
 */
function useRevealed(panel: RefObject<HTMLElement | null>, result: unknown): void {
  const seen = useRef(result);
  useEffect(() => {
    if (result === seen.current) return;
    seen.current = result;
    if (!result || !document.hasFocus()) return;
    panel.current?.querySelector('[aria-live]')?.scrollIntoView({ block: 'nearest' });
  }, [panel, result]);
}

/** What was typed, for paper: on a screen it stands in the form. */
function EnteredOnPaper({ result }: { readonly result: InflationResult }) {
  return (
    <dl className={styles.entered}>
      <dt>{enteredText.revenue}</dt>
      <dd className={styles.enteredValue}>{formatMoney(result.amount)}</dd>
      <dt>{enteredText.month}</dt>
      <dd className={styles.enteredValue}>{formatMonthName(result.from)}</dd>
    </dl>
  );
}

function ResultDetails({ result }: { result: InflationResult }) {
  const gap = gapNote(result);
  return (
    <>
      <p className={styles.detailsSentence}>{resultSentence(result)}</p>
      {gap ? <p className={styles.detailsNote}>{gap}</p> : null}
      <p className={styles.detailsNote}>{sourceNote(result)}</p>
    </>
  );
}

interface CalculatorSlabProps extends ReturnType<typeof useCalculator> {
  readonly pace: TenYearsPace;
  /** Where the form is sent before the page is hydrated: the page that it stands on. */
  readonly action: string;
  readonly withoutScript: string;
  /** Fills what a result leaves free below the button, where both stand side by side. */
  readonly contents?: ReactNode;
  /** At the end of the form. */
  readonly footnote: ReactNode;
  /** Somebody has turned to the form. */
  readonly onFocus?: () => void;
}

interface PanelPictureProps {
  readonly result: InflationResult | undefined;
  readonly pace: TenYearsPace;
}

/** The months of the result; before there is one, what prices did in ten years. */
function PanelPicture({ result, pace }: PanelPictureProps) {
  if (result) return <AreaChart values={result.points.map(({ amount }) => amount)} />;
  return (
    <>
      <AreaChart values={pace.values} />
      <p className={styles.pictureLabel}>{pace.label}</p>
    </>
  );
}

/** The form and its result, as one piece. */
export function CalculatorSlab(props: CalculatorSlabProps) {
  const {
    state,
    formProps,
    getFieldProps,
    pace,
    action,
    withoutScript,
    contents,
    footnote,
    onFocus,
  } = props;
  const { result, isLoading } = state;
  const panelRef = useRef<HTMLDivElement>(null);
  useRevealed(panelRef, result);
  return (
    <div className={styles.slab}>
      <form method="get" action={action} className={styles.form} onFocus={onFocus} {...formProps}>
        <Field
          autoComplete="off"
          label={calculatorForm.revenueLabel}
          prefix={calculatorForm.currencySign}
          placeholder={calculatorForm.revenuePlaceholder}
          inputMode="decimal"
          {...getFieldProps('annualRevenue')}
        />
        <Field
          autoComplete="off"
          label={calculatorForm.dateLabel}
          placeholder={calculatorForm.datePlaceholder}
          inputMode="numeric"
          {...getFieldProps('date')}
        />
        <div className={styles.action}>
          <Button type="submit" block busy={isLoading}>
            {isLoading ? calculatorForm.calculating : calculatorForm.calculate}
          </Button>
          {contents}
          <p className={styles.footnote}>{footnote}</p>
          <ScriptNotice withoutScript={withoutScript} late={calculatorForm.late} />
        </div>
      </form>
      {result ? <EnteredOnPaper result={result} /> : null}
      <Sections retryOn={result}>
        <ResultPanel
          ref={panelRef}
          className={styles.panel}
          state={panelStateOf(state)}
          heading={resultPanelText.heading}
          prompt={resultPanelText.prompt}
          loading={resultPanelText.loading}
          art={<PanelPicture result={result} pace={pace} />}
          {...(result ? { figure: formatMoney(result.lost) } : {})}
        >
          {result ? <ResultDetails result={result} /> : null}
        </ResultPanel>
      </Sections>
    </div>
  );
}
