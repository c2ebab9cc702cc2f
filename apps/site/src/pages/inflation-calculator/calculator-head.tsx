import { head, panel, form as text } from '@tallycomb/content/calculator';
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
import { Sections } from '../failed/section-boundary';
import * as styles from './calculator-head.css';
import { ResultDetails } from './result-details';
import { ScriptNotice } from './script-notice';
import { useRevealed } from './use-revealed';

type CalculatorHeadProps = ReturnType<typeof useCalculator>;

/** Seed of the decorative chart; it says nothing about the result. */
const ART_SEED = 5;

export function CalculatorHead({ state, formProps, fieldProps }: CalculatorHeadProps) {
  const { result, isLoading } = state;
  const panelRef = useRef<HTMLDivElement>(null);
  useRevealed(panelRef, result);
  return (
    <Section background="honey" className={styles.section}>
      <Container>
        <Heading level={1} className={styles.heading}>
          {head.heading.map(({ text: part, endsLineOn }) => (
            <Fragment key={part}>
              {part} {endsLineOn ? <br className={styles.lineEnd[endsLineOn]} /> : null}
            </Fragment>
          ))}
        </Heading>
        <Lead className={styles.lead}>{head.lead}</Lead>
        <div className={styles.slab}>
          <form method="get" action="/inflation-calculator" className={styles.form} {...formProps}>
            <Field
              label={text.revenueLabel}
              prefix={text.currencySign}
              placeholder={text.revenuePlaceholder}
              inputMode="decimal"
              {...fieldProps('annualRevenue')}
            />
            <Field
              label={text.dateLabel}
              hint={text.dateHint}
              placeholder={text.datePlaceholder}
              inputMode="numeric"
              {...fieldProps('date')}
            />
            <div className={styles.action}>
              <Button type="submit" block busy={isLoading}>
                {isLoading ? text.calculating : text.calculate}
              </Button>
              <p className={styles.footnote}>{text.footnote}</p>
              <ScriptNotice />
            </div>
          </form>
          <Sections retryOn={result}>
            <ResultPanel
              ref={panelRef}
              className={styles.panel}
              state={panelStateOf(state)}
              heading={panel.heading}
              prompt={panel.prompt}
              loading={panel.loading}
              art={<AreaChart seed={ART_SEED} tone="night" />}
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
