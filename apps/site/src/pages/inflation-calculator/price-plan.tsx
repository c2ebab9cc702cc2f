import { pricePlanText, type RegionName } from '@tallycomb/content/calculator';
import type { Month } from '@tallycomb/inflation-core';
import {
  Card,
  Container,
  Field,
  Heading,
  Lead,
  RadioGroup,
  Section,
  Split,
  TextLink,
} from '@tallycomb/ui';
import { useId, useState } from 'react';
import { MONTH_RULES, useMaskedInput } from '../../calculator/masked-input';
import { type PlanMonth, type PricePlanState, usePricePlan } from '../../calculator/price-plan';
import { planFigure, planSentence, problemText } from '../../calculator/price-plan-text';
import type { AskedPrice } from '../../calculator/price-targets';
import * as styles from './price-plan.css';
import { DeskCard, PriceSteps } from './price-steps';

function PricePlanFields(state: PricePlanState) {
  const { card, aim, count, months, service } = pricePlanText;
  const hintId = useId();
  const [isTyping, setTyping] = useState(false);
  return (
    <Card className={styles.planCard} onBlur={() => setTyping(false)}>
      <Heading level={3}>{card}</Heading>
      <div className={styles.choices}>
        <RadioGroup {...aim} value={state.aim} onValueChange={state.setAim} />
        <RadioGroup {...count} value={state.count} onValueChange={state.setCount} />
      </div>
      <fieldset className={styles.months} aria-describedby={hintId}>
        <legend className={styles.legend}>{months.legend}</legend>
        <div className={styles.planFields}>
          {state.months.map((month, at) => (
            <PlanMonthField
              key={at}
              label={`${months.label} ${at + 1}`}
              month={month}
              isTyping={isTyping}
              onTyped={(text) => {
                state.setMonth(at, text);
                setTyping(true);
              }}
            />
          ))}
        </div>
        <p id={hintId} className={styles.hint}>
          {months.hint}
        </p>
      </fieldset>
      <Field
        autoComplete="off"
        label={service.label}
        hint={service.hint}
        autoCapitalize="none"
        value={state.service}
        onChange={({ target }) => state.setService(target.value)}
      />
    </Card>
  );
}

interface PlanMonthFieldProps {
  readonly label: string;
  readonly month: PlanMonth;
  /** A problem is said once the field is left. */
  readonly isTyping: boolean;
  readonly onTyped: (text: string) => void;
}

function PlanMonthField({ label, month, isTyping, onTyped }: PlanMonthFieldProps) {
  const { text, problem } = month;
  return (
    <Field
      autoComplete="off"
      label={label}
      error={problem && !isTyping ? problemText(problem) : undefined}
      inputMode="numeric"
      value={text}
      {...useMaskedInput(MONTH_RULES, onTyped)}
    />
  );
}

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
            <Lead className={styles.planLead}>{lead}</Lead>
            <p className={styles.planGuide}>
              <TextLink href={guide.href}>{guide.label}</TextLink>
            </p>
            <output className={styles.planAnswer}>
              {plan.kind === 'steps' ? (
                <span className={styles.planFigure}>{planFigure(plan)} </span>
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
