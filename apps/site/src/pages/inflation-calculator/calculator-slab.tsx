import { calculatorForm, resultPanelText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { AreaChart, Button, Field, ResultPanel } from '@tallycomb/ui';
import { type ReactNode, useRef } from 'react';
import { panelStateOf } from '../../calculator/calculator-state';
import { ScriptNotice } from '../../calculator/script-notice';
import type { useCalculator } from '../../calculator/use-calculator';
import { Sections } from '../../error-boundary/section-error-boundary';
import * as styles from './calculator-slab.css';
import { EnteredOnPaper } from './entered-on-paper';
import { ResultDetails } from './result-details';
import { tenYearsPace } from './ten-years-pace';
import { useRevealed } from './use-revealed';

interface CalculatorSlabProps extends ReturnType<typeof useCalculator> {
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

/** The months of the result; before there is one, what prices did in ten years. */
function PanelPicture({ result }: { readonly result: InflationResult | undefined }) {
  if (result) return <AreaChart values={result.points.map(({ amount }) => amount)} />;
  return (
    <>
      <AreaChart values={tenYearsPace.values} />
      <p className={styles.pictureLabel}>{tenYearsPace.label}</p>
    </>
  );
}

/** The form and its result, as one piece. */
export function CalculatorSlab(props: CalculatorSlabProps) {
  const { state, formProps, getFieldProps, action, withoutScript, contents, footnote, onFocus } =
    props;
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
          art={<PanelPicture result={result} />}
          {...(result ? { figure: formatMoney(result.lost) } : {})}
        >
          {result ? <ResultDetails result={result} /> : null}
        </ResultPanel>
      </Sections>
    </div>
  );
}
