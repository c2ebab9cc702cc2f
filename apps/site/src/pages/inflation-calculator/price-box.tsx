import { priceBoxText } from '@tallycomb/content/calculator';
import {
  adjustPrice,
  compareMonths,
  formatMoney,
  formatMonth,
  formatPercent,
  type Month,
  parseMonth,
  parseRevenue,
} from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { priceChangeInPercent, roundPrice } from '@tallycomb/inflation-core/pricing';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { Card, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { useState } from 'react';
import { loadPriceIndexes, type PriceIndexes } from '../../calculator/price-indexes';
import { useLoaded } from '../../calculator/use-loaded';
import { MONTH_RULES, REVENUE_RULES, useMaskedInput } from '../../calculator/use-masked-input';
import { lengthOf } from './figure-room';
import * as styles from './price-box.css';

/** Dollars and cents, or why there are none. */
type Target = number | keyof typeof priceBoxText.left;

interface Asked {
  readonly price: number;
  /** When it last changed. */
  readonly since: Month;
}

/** Any one price, carried to what keeps up with all prices and with other salons. */
export function PriceBox({ result }: { readonly result: InflationResult }) {
  const { heading, price: priceText, month: monthText, rounding, targets } = priceBoxText;
  const [typedPrice, setTypedPrice] = useState(priceBoxText.defaultPrice);
  const [typedMonth, setTypedMonth] = useState<string>();
  const [step, setStep] = useState('1');
  const priceField = useMaskedInput(REVENUE_RULES, setTypedPrice);
  const monthField = useMaskedInput(MONTH_RULES, setTypedMonth);
  const indexes = useLoaded(loadPriceIndexes, result);
  const shownMonth = typedMonth ?? formatMonth(result.from);
  const price = parseRevenue(typedPrice);
  const since = parseMonth(shownMonth);
  const isPast = since !== undefined && compareMonths(since, result.today) <= 0;
  const asked = price !== undefined && isPast ? { price, since } : undefined;
  return (
    <Card className={styles.card}>
      <Heading level={3}>{heading}</Heading>
      <div className={styles.fields}>
        <Field
          label={priceText.label}
          hint={priceText.hint}
          error={price === undefined ? priceText.problem : undefined}
          prefix="$"
          inputMode="decimal"
          value={typedPrice}
          {...priceField}
        />
        <Field
          label={monthText.label}
          hint={monthText.hint}
          error={isPast ? undefined : monthText.problem}
          inputMode="numeric"
          value={shownMonth}
          {...monthField}
        />
      </div>
      <RadioGroup
        legend={rounding.legend}
        options={rounding.steps}
        value={step}
        onValueChange={setStep}
      />
      {asked ? (
        <output className={styles.targets}>
          <TargetTag
            label={targets.prices}
            price={asked.price}
            target={withPrices(asked, result, indexes)}
            step={Number(step)}
          />
          <TargetTag
            label={targets.salons}
            price={asked.price}
            target={along('personalCareServices', asked, indexes)}
            step={Number(step)}
          />
        </output>
      ) : null}
    </Card>
  );
}

/** The form's own month by the result, estimate or not; another month by the published index. */
function withPrices(asked: Asked, result: InflationResult, indexes: LoadedIndexes): Target {
  const isOfResult = compareMonths(asked.since, result.from) === 0;
  return isOfResult
    ? adjustPrice({ price: asked.price, ...result.ratio })
    : along('cpiU', asked, indexes);
}

type LoadedIndexes = PriceIndexes | 'loading' | 'failed';

function along(
  name: 'cpiU' | 'personalCareServices',
  { price, since }: Asked,
  indexes: LoadedIndexes,
): Target {
  if (typeof indexes === 'string') return indexes;
  const series: IndexSeries = indexes[name];
  if (compareMonths(since, series.first) < 0) return 'before-series';
  return indexes.inflate(series, { amount: price, from: since }).amount;
}

interface TargetTagProps {
  readonly label: string;
  /** What is charged now. */
  readonly price: number;
  readonly target: Target;
  /** Dollars that the target is rounded to. */
  readonly step: number;
}

function TargetTag({ label, price, target, step }: TargetTagProps) {
  const rounded = typeof target === 'number' ? roundPrice(target, step) : undefined;
  const figure = rounded === undefined ? '$–' : formatMoney(rounded).replace(/\.00$/, '');
  return (
    <span className={styles.target}>
      <span>{label} </span>
      <span className={styles.room}>
        <span className={styles.price[lengthOf(figure)]}>{figure} </span>
      </span>
      <span className={styles.change}>
        {typeof target === 'number' && rounded !== undefined
          ? changeText(price, target, rounded)
          : priceBoxText.left[target as Exclude<Target, number>]}
      </span>
    </span>
  );
}

function changeText(price: number, target: number, rounded: number): string {
  const change = formatPercent(priceChangeInPercent({ from: price, to: rounded }));
  return rounded === target ? change : `${change}, ${formatMoney(target)} ${priceBoxText.before}`;
}
