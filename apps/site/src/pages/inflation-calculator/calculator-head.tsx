import { calculatorForm, calculatorHead, resultPanelText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import {
  AreaChart,
  Button,
  Container,
  Field,
  Heading,
  Lead,
  ResultPanel,
  Section,
} from '@tallycomb/ui';
import { Fragment, useRef } from 'react';
import { panelStateOf } from '../../calculator/calculator-state';
import type { useCalculator } from '../../calculator/use-calculator';
import { Sections } from '../../error-boundary/section-error-boundary';
import * as styles from './calculator-head.css';
import { EnteredOnPaper } from './entered-on-paper';
import { preloadResultSections } from './load-result-sections';
import { ResultDetails } from './result-details';
import { ScriptNotice } from './script-notice';
import { useRevealed } from './use-revealed';

type CalculatorHeadProps = ReturnType<typeof useCalculator>;

const TRENDS = { lost: 'rising', gained: 'falling', unchanged: 'level' } as const;

/** Seed of the decorative chart; it says nothing about the result. */
const ART_SEED = 5;

export function CalculatorHead({ state, formProps, getFieldProps }: CalculatorHeadProps) {
  const { result, isLoading } = state;
  const panelRef = useRef<HTMLDivElement>(null);
  useRevealed(panelRef, result);
  return (
    <Section background="honey" className={styles.section}>
      <Container>
        <Heading level={1} className={styles.heading}>
          {calculatorHead.heading.map(({ text, endsLineOn }) => (
            <Fragment key={text}>
              {text} {endsLineOn ? <br className={styles.lineEnd[endsLineOn]} /> : null}
            </Fragment>
          ))}
        </Heading>
        <Lead className={styles.lead}>{calculatorHead.lead}</Lead>
        <div className={styles.slab}>
          <form
            method="get"
            action="/inflation-calculator"
            className={styles.form}
            onFocus={preloadResultSections}
            {...formProps}
          >
            <Field
              label={calculatorForm.revenueLabel}
              prefix={calculatorForm.currencySign}
              placeholder={calculatorForm.revenuePlaceholder}
              inputMode="decimal"
              {...getFieldProps('annualRevenue')}
            />
            <Field
              label={calculatorForm.dateLabel}
              placeholder={calculatorForm.datePlaceholder}
              inputMode="numeric"
              {...getFieldProps('date')}
            />
            <div className={styles.action}>
              <Button type="submit" block busy={isLoading}>
                {isLoading ? calculatorForm.calculating : calculatorForm.calculate}
              </Button>
              <p className={styles.footnote}>{calculatorForm.footnote}</p>
              <ScriptNotice />
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
              art={
                <AreaChart
                  seed={ART_SEED}
                  trend={result && TRENDS[result.direction]}
                  tone="night"
                />
              }
              {...(result ? { figure: formatMoney(result.lost) } : {})}
            >
              {result ? <ResultDetails result={result} /> : null}
            </ResultPanel>
          </Sections>
        </div>
      </Container>
    </Section>
  );
}
