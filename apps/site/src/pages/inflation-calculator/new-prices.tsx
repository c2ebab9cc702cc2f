import {
  newPricesText,
  priceBoxText,
  pricePlanText,
  regionText,
  roundingText,
} from '@tallycomb/content/calculator';
import { formatMonthName, type Month } from '@tallycomb/inflation-core';
import {
  Card,
  Container,
  Field,
  Heading,
  RadioGroup,
  Section,
  VisuallyHidden,
} from '@tallycomb/ui';
import { type ReactNode, useId, useState } from 'react';
import { wholePercent } from '../../calculator/figures/figures';
import { SignedFigure } from '../../calculator/figures/signed-figure';
import { summary as foldSummary } from '../../calculator/folded.css';
import { MONTH_RULES } from '../../calculator/form/field-rules';
import { usePriceInput } from '../../calculator/form/price-input';
import { Spoken } from '../../calculator/form/rested';
import { useMaskedInput } from '../../calculator/form/use-masked-input';
import { lengthOf } from '../../calculator/result/one-line-figures';
import type { Increase } from '../../calculator/result/result-text';
import { Scope } from '../../calculator/result/scope';
import { DeskCards, PlanMonths, type PlannedSteps } from './desk-cards';
import type { Printing } from './keep-result';
import * as styles from './new-prices.css';
import type { Aim, PricePlanState } from './price-plan/price-plan';
import { spokenPrices, targetLabels, targetText } from './price-plan/price-plan-text';
import type { AskedPrice } from './price-plan/price-targets';
import { type RegionState, regionalIncrease } from './price-plan/use-region';
import { RegionChoice } from './region-choice';
import { section } from './result.css';

interface PriceFieldsProps extends Pick<NewPricesProps, 'asked' | 'plan' | 'printing'> {}

/** The service and what it costs. */
function PriceFields({ asked, plan, printing }: PriceFieldsProps) {
  const { fields, isAsked } = printing;
  const { price: priceText, examplePrice } = priceBoxText;
  const { service } = pricePlanText;
  const hasPrice = asked.dollars !== undefined && !(isAsked && asked.isExample);
  const [isTyping, setTyping] = useState(false);
  const { input, note } = usePriceInput(asked.price, (value) => {
    asked.type('price', value);
    setTyping(true);
  });
  return (
    <Card ref={fields} className={styles.priceCard} onBlur={() => setTyping(false)}>
      <Field
        autoComplete="off"
        label={service.label}
        placeholder={service.placeholder}
        error={isAsked && plan.service.trim() === '' ? service.problem : undefined}
        maxLength={60}
        value={plan.service}
        onChange={({ target }) => plan.type('service', target.value)}
      />
      <Field
        autoComplete="off"
        label={priceText.label}
        hint={note || undefined}
        error={hasPrice || isTyping ? undefined : priceText.problem}
        placeholder={`e.g. ${examplePrice}`}
        prefix="$"
        inputMode="decimal"
        {...input}
      />
    </Card>
  );
}

/** Since when the price stands, and the name on the cards. */
function MonthAndSalon({ asked, plan }: Pick<NewPricesProps, 'asked' | 'plan'>) {
  const { label, problem } = priceBoxText.month;
  const [isTyping, setTyping] = useState(false);
  const monthField = useMaskedInput(MONTH_RULES, (value) => {
    asked.type('month', value);
    setTyping(true);
  });
  return (
    <>
      <Field
        autoComplete="off"
        label={label}
        error={asked.since || isTyping ? undefined : problem}
        inputMode="numeric"
        value={asked.month}
        onBlur={() => setTyping(false)}
        {...monthField}
      />
      <Field
        autoComplete="organization"
        {...pricePlanText.salon}
        maxLength={60}
        value={plan.salon}
        onChange={({ target }) => plan.type('salon', target.value)}
      />
    </>
  );
}

interface PlanControlsProps extends Pick<NewPricesProps, 'asked' | 'plan' | 'region'> {}

/** Month, salon’s name, steps, rounding, dates and region, folded unless the plan was changed by them. */
function PlanControls({ asked, plan, region }: PlanControlsProps) {
  const [beginsOpen] = useState(asked.isChanged || plan.isChanged || !asked.since);
  return (
    <Card className={styles.controls}>
      <details open={beginsOpen}>
        <summary className={foldSummary}>{newPricesText.controls}</summary>
        <div className={styles.options}>
          <div className={styles.fields}>
            <MonthAndSalon asked={asked} plan={plan} />
          </div>
          <RadioGroup
            {...pricePlanText.count}
            value={plan.count}
            onValueChange={(value) => plan.type('count', value)}
          />
          <RadioGroup
            legend={roundingText.legend}
            options={roundingText.steps}
            value={asked.rounding}
            onValueChange={(value) => asked.type('rounding', value)}
          />
          <div className={styles.folds}>
            <PlanMonths {...plan} />
            <RegionChoice {...region} />
          </div>
        </div>
      </details>
    </Card>
  );
}

interface TargetsProps {
  readonly asked: AskedPrice;
  readonly plan: PricePlanState;
  readonly labels: Readonly<Record<Aim, string>>;
}

/** Both new prices as tags: radio buttons that choose the plan's target. */
function Targets({ asked, plan: { aim, type }, labels }: TargetsProps) {
  const { targets, rounding, isExample } = asked;
  const name = useId();
  return (
    <fieldset className={styles.targets}>
      <legend>
        <VisuallyHidden>{priceBoxText.targetsLegend}</VisuallyHidden>
      </legend>
      {(['prices', 'salons'] as const).map((each) => {
        const { before, figure, note } = targetText(targets[each], rounding);
        return (
          <label key={each} className={styles.target}>
            <input
              type="radio"
              className={styles.choice}
              name={name}
              checked={each === aim}
              onChange={() => type('aim', each)}
            />
            <span>{labels[each]} </span>
            <span className={styles.priceRoom}>
              {before ? <span className={styles.before}>{before} → </span> : null}
              <span className={styles.price[figure.length > 4 ? lengthOf(figure) : 'brief']}>
                {figure}{' '}
              </span>
            </span>
            <span className={styles.change}>
              {isExample ? `${priceBoxText.example} ${note}` : note}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

export interface NewPricesProps {
  /** The month of the last update. */
  readonly from: Month;
  /** Of the chosen region if it has figures, else of the whole US. */
  readonly increase: Increase;
  readonly region: RegionState;
  readonly asked: AskedPrice;
  readonly plan: PricePlanState;
  readonly planned: PlannedSteps | undefined;
  readonly printing: Printing;
  /** Actions below the plan. */
  readonly children: ReactNode;
}

type Raise = Pick<NewPricesProps, 'increase' | 'from' | 'region'>;

/** Says what a raise of the whole menu by the increase is for. */
export function captionOf({ increase: { direction }, from, region: { chosen } }: Raise): string {
  const month = direction === 'lost' ? ` ${formatMonthName(from)}.` : '';
  const caption = `${newPricesText.raiseCaption[direction]}${month}`;
  if (!chosen || !regionalIncrease(chosen)) return caption;
  return `In the ${regionText.regions[chosen.name].label}, ${caption.charAt(0).toLowerCase()}${caption.slice(1)}`;
}

/** Turns the result into one service's new price, its steps, and cards for the front desk. */
export function NewPrices(props: NewPricesProps) {
  const { increase, region, asked, plan, planned, printing, children } = props;
  const { heading } = newPricesText;
  const { chosen } = region;
  // Nothing is announced until the visitor changes a field.
  const [isAsked, setAsked] = useState(false);
  const raise = wholePercent(increase.raiseInPercent);
  const labels = targetLabels(chosen?.name);
  return (
    <Section background="deep" className={section} aria-labelledby="new-prices">
      <Container className={styles.grid}>
        <div className={styles.head}>
          <Heading level={2} id="new-prices">
            {heading}
          </Heading>
          <p className={styles.raise[raise.length > 5 ? 'long' : 'short']}>
            <SignedFigure text={raise} />
          </p>
          <p className={styles.caption}>{captionOf(props)}</p>
          <p className={styles.ask}>
            {newPricesText.ask} <span aria-hidden="true">→</span>
          </p>
          <Scope here="one" className={styles.scope} />
        </div>
        <Spoken text={isAsked ? spokenPrices({ ...asked, labels, plan: plan.plan }) : ''} />
        <div className={styles.asked} onChange={() => setAsked(true)}>
          <PriceFields {...{ asked, plan, printing }} />
          <Targets asked={asked} plan={plan} labels={labels} />
          <PlanControls {...{ asked, plan, region }} />
        </div>
        <DeskCards {...{ plan, planned }} isExample={asked.isExample} print={printing.printCards}>
          {children}
        </DeskCards>
      </Container>
    </Section>
  );
}
