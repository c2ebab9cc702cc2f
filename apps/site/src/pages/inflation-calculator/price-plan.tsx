import { pricePlanText, type RegionName } from '@tallycomb/content/calculator';
import type { Month } from '@tallycomb/inflation-core';
import { Container, Heading, Lead, Section, Split, TextLink } from '@tallycomb/ui';
import { planFigure, planSentence } from '../../calculator/price-plan-text';
import type { AskedPrice } from '../../calculator/use-asked-price';
import { usePricePlan } from '../../calculator/use-price-plan';
import { DeskCard } from './desk-card';
import * as styles from './price-plan.css';
import { PricePlanFields } from './price-plan-fields';
import { PriceSteps } from './price-steps';

interface PricePlanProps {
  readonly today: Month;
  readonly asked: AskedPrice;
  /** Nothing for the whole US. */
  readonly region: RegionName | undefined;
}

/** The increase of the one price in up to four steps, with a card and a calendar for them. */
export function PricePlan({ today, asked, region }: PricePlanProps) {
  const { heading, lead, guide } = pricePlanText;
  const state = usePricePlan(asked, today);
  const { plan, aim, service } = state;
  return (
    <Section background="wash" aria-labelledby="price-plan">
      <Container className={styles.strip}>
        <Split className={styles.columns}>
          <div>
            <Heading level={2} id="price-plan">
              {heading}
            </Heading>
            <Lead className={styles.lead}>{lead}</Lead>
            <p className={styles.guide}>
              <TextLink href={guide.href}>{guide.label}</TextLink>
            </p>
            <output className={styles.answer}>
              {plan.kind === 'steps' ? (
                <span className={styles.figure}>{planFigure(plan)} </span>
              ) : null}
              {planSentence(plan, state.step)}
            </output>
          </div>
          <PricePlanFields {...state} />
        </Split>
        {plan.kind === 'steps' ? (
          <Split className={styles.plan}>
            <PriceSteps steps={plan.steps} about={{ target: plan.target, aim, service, region }} />
            <DeskCard steps={plan.steps} about={{ target: plan.target, aim, service, region }} />
          </Split>
        ) : null}
      </Container>
    </Section>
  );
}
