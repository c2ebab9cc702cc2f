import {
  newPricesText,
  priceBoxText,
  pricePlanText,
  regionText,
  shareText,
} from '@tallycomb/content/calculator';
import { formatMonthName, type Month } from '@tallycomb/inflation-core';
import {
  Button,
  Card,
  Container,
  Field,
  Heading,
  RadioGroup,
  Section,
  TextLink,
  VisuallyHidden,
} from '@tallycomb/ui';
import { type ReactNode, useId, useState } from 'react';
import { movement, wholePercent } from '../../calculator/figures/figures';
import { SignedFigure } from '../../calculator/figures/percent-list';
import { MONTH_RULES } from '../../calculator/form/field-rules';
import { usePriceInput } from '../../calculator/form/price-input';
import { Spoken } from '../../calculator/form/rested';
import { useMaskedInput } from '../../calculator/form/use-masked-input';
import { lengthOf } from '../../calculator/result/figure-size';
import type { Increase } from '../../calculator/result/result-text';
import { Scope } from '../../calculator/result/scope';
import { DeskCards, PlanMonths, type PlannedSteps } from './desk-cards';
import type { Printing } from './keep-result';
import * as styles from './new-prices.css';
import type { Aim, PricePlanState } from './price-plan/price-plan';
import { spokenPrices, targetLabels, targetText } from './price-plan/price-plan-text';
import type { AskedPrice } from './price-plan/price-targets';
import {
  type ChosenRegion,
  type RegionState,
  regionalIncrease,
  regionNames,
} from './price-plan/use-region';
import { section } from './result.css';

const { regions } = regionText;

const options = [
  { value: 'us', label: regionText.wholeUs },
  ...regionNames.map((name) => ({ value: name, label: regions[name].label })),
];

/** Chooses the index of the whole US or of a region, and compares the region with the US. */
function RegionChoice({ chosen, choose }: RegionState) {
  const [isOpen] = useState(chosen !== undefined);
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>{newPricesText.otherWays}</summary>
      <RadioGroup
        className={styles.regions}
        legend={regionText.legend}
        options={options}
        value={chosen?.name ?? 'us'}
        onValueChange={choose}
      />
      <div aria-live="polite">{chosen ? <p>{sentenceOf(chosen)}</p> : null}</div>
      {typeof chosen?.index === 'object' ? (
        <p className={styles.note}>
          {`${regionText.salons} ${regionText.sourceLabel} `}
          <TextLink href={chosen.index.sourceUrl}>{chosen.index.id}</TextLink>.
        </p>
      ) : null}
      <dl>
        {(chosen ? [chosen.name] : regionNames).map((each) => (
          <div key={each} className={styles.states}>
            <dt className={styles.regionLabel}>{regions[each].label}</dt>
            <dd>{regions[each].states}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Compares the region's prices with the whole US, or says why it cannot. */
export function sentenceOf({ name, comparison }: ChosenRegion): string {
  if (comparison === 'loading') return regionText.loading;
  if (comparison === 'failed') return `${regionText.failed} ${regionText.instead}`;
  if (!comparison.ok) return `${regionText.leftOut[comparison.code]} ${regionText.instead}`;
  const { from, to, series, reference } = comparison;
  const span = `from ${formatMonthName(from)} to ${formatMonthName(to)}`;
  return `Consumer prices in the ${regions[name].label} ${movement(series.changeInPercent)} ${span}. In the whole US they ${movement(reference.changeInPercent)}. ${regionText.meaning}`;
}

interface PriceFieldsProps
  extends Pick<NewPricesProps, 'asked' | 'plan' | 'planned' | 'printing'> {}

/** The service, what it costs, and since when. */
function PriceFields({ asked, plan, planned, printing }: PriceFieldsProps) {
  const { fields, isAsked, printCards } = printing;
  const { price: priceText, month: monthText, examplePrice } = priceBoxText;
  const { service, salon } = pricePlanText;
  const hasPrice = asked.dollars !== undefined && !(isAsked && asked.isExample);
  const [isTyping, setTyping] = useState(false);
  const { input, note } = usePriceInput(asked.price, (value) => {
    asked.type('price', value);
    setTyping(true);
  });
  const monthField = useMaskedInput(MONTH_RULES, (value) => {
    asked.type('month', value);
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
        hint={note || (asked.isExample ? priceText.exampleHint : undefined)}
        error={hasPrice || isTyping ? undefined : priceText.problem}
        placeholder={examplePrice}
        prefix="$"
        inputMode="decimal"
        {...input}
      />
      <Field
        autoComplete="off"
        label={monthText.label}
        error={asked.since || isTyping ? undefined : monthText.problem}
        inputMode="numeric"
        value={asked.month}
        {...monthField}
      />
      <Field
        autoComplete="organization"
        {...salon}
        maxLength={40}
        value={plan.salon}
        onChange={({ target }) => plan.type('salon', target.value)}
      />
      {/* On a phone, before the cards that these fields change. */}
      {planned ? (
        <div className={styles.printing}>
          <Button size="sm" onClick={printCards}>
            {shareText.print.cards}
          </Button>
        </div>
      ) : null}
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
  const { targets, roundTo, isExample } = asked;
  const name = useId();
  return (
    <fieldset className={styles.targets}>
      <legend>
        <VisuallyHidden>{priceBoxText.targetsLegend}</VisuallyHidden>
      </legend>
      {(['prices', 'salons'] as const).map((each) => {
        const { before, figure, note } = targetText(targets[each], roundTo);
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
              <span className={styles.price[lengthOf(figure)]}>{figure} </span>
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
  const caption = newPricesText.raiseCaption[direction];
  const place = chosen && regionalIncrease(chosen) ? ` In the ${regions[chosen.name].label}.` : '';
  return `${caption}${direction === 'lost' ? ` ${formatMonthName(from)}.` : ''}${place}`;
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
  const { rounding } = priceBoxText;
  return (
    <Section background="deep" className={section} aria-labelledby="new-prices">
      <Container>
        <div className={styles.head}>
          <Heading level={2} id="new-prices">
            {heading}
          </Heading>
          <p className={styles.raise[lengthOf(raise)]}>
            <SignedFigure text={raise} />
          </p>
          <p className={styles.caption}>{captionOf(props)}</p>
          <Scope here="one" className={styles.scope} />
        </div>
        <Spoken text={isAsked ? spokenPrices({ ...asked, labels, plan: plan.plan }) : ''} />
        <div className={styles.grid}>
          <div className={styles.asked} onChange={() => setAsked(true)}>
            <PriceFields {...{ asked, plan, planned, printing }} />
            <Targets asked={asked} plan={plan} labels={labels} />
            <Card className={styles.options}>
              <RadioGroup
                legend={rounding.legend}
                options={rounding.steps}
                value={asked.rounding}
                onValueChange={(value) => asked.type('rounding', value)}
              />
              <RadioGroup
                {...pricePlanText.count}
                value={plan.count}
                onValueChange={(value) => plan.type('count', value)}
              />
              <div className={styles.folds}>
                <PlanMonths {...plan} />
                <RegionChoice {...region} />
              </div>
            </Card>
          </div>
          <DeskCards plan={plan} planned={planned} isExample={asked.isExample}>
            {children}
          </DeskCards>
        </div>
      </Container>
    </Section>
  );
}
