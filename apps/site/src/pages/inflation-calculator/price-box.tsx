import { priceBoxText } from '@tallycomb/content/calculator';
import {
  compareMonths,
  formatMoney,
  formatMonth,
  formatPercent,
  parseMonth,
  parseRevenue,
} from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { priceChangeInPercent, roundPrice } from '@tallycomb/inflation-core/pricing';
import { Card, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { useState } from 'react';
import { loadPriceIndexes } from '../../calculator/price-indexes';
import { type PriceTarget, priceTargets } from '../../calculator/price-targets';
import { plainMoney } from '../../calculator/result-text';
import { useLoaded } from '../../calculator/use-loaded';
import { MONTH_RULES, REVENUE_RULES, useMaskedInput } from '../../calculator/use-masked-input';
import { lengthOf } from './figure-room';
import * as styles from './price-box.css';

/** Any one price, carried to what keeps up with all prices and with other salons. */
export function PriceBox({ result }: { readonly result: InflationResult }) {
  const { heading, price: priceText, month: monthText, rounding, targets } = priceBoxText;
  const [typedPrice, setTypedPrice] = useState(priceBoxText.defaultPrice);
  const [typedMonth, setTypedMonth] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [step, setStep] = useState('1');
  const whileTyping = (accept: (value: string) => void) => (value: string) => {
    accept(value);
    setTyping(true);
  };
  const priceField = useMaskedInput(REVENUE_RULES, whileTyping(setTypedPrice));
  const monthField = useMaskedInput(MONTH_RULES, whileTyping(setTypedMonth));
  const indexes = useLoaded(loadPriceIndexes, result);
  const shownMonth = typedMonth ?? formatMonth(result.from);
  const price = parseRevenue(typedPrice);
  const since = parseMonth(shownMonth);
  const isPast = since !== undefined && compareMonths(since, result.today) <= 0;
  const found = priceTargets({ price, since }, result, indexes);
  return (
    <Card className={styles.card} onBlur={() => setTyping(false)}>
      <Heading level={3}>{heading}</Heading>
      <div className={styles.fields}>
        <Field
          label={priceText.label}
          hint={priceText.hint}
          error={price === undefined && !isTyping ? priceText.problem : undefined}
          prefix="$"
          inputMode="decimal"
          value={typedPrice}
          {...priceField}
        />
        <Field
          label={monthText.label}
          hint={monthText.hint}
          error={isPast || isTyping ? undefined : monthText.problem}
          inputMode="numeric"
          value={shownMonth}
          {...monthField}
        />
      </div>
      <RadioGroup
        className={styles.rounding}
        legend={rounding.legend}
        options={rounding.steps}
        value={step}
        onValueChange={setStep}
      />
      <output className={styles.targets}>
        <TargetTag label={targets.prices} target={found.prices} step={Number(step)} />
        <TargetTag label={targets.salons} target={found.salons} step={Number(step)} />
      </output>
    </Card>
  );
}

interface TargetTagProps {
  readonly label: string;
  readonly target: PriceTarget;
  /** Dollars that the target is rounded to. */
  readonly step: number;
}

function TargetTag({ label, target, step }: TargetTagProps) {
  const { figure, note } =
    typeof target === 'string'
      ? { figure: '$–', note: priceBoxText.left[target] }
      : roundedText(target, step);
  return (
    <span className={styles.target}>
      <span>{label} </span>
      <span className={styles.room}>
        <span className={styles.price[lengthOf(figure)]}>{figure} </span>
      </span>
      <span className={styles.change}>{note}</span>
    </span>
  );
}

/** The price to print, and what it truly is of the one that is charged now. */
function roundedText({ from, to }: Exclude<PriceTarget, string>, step: number) {
  const rounded = roundPrice(to, step);
  const change = formatPercent(priceChangeInPercent({ from, to: rounded }));
  return {
    figure: plainMoney(rounded),
    note: rounded === to ? change : `${change}, ${formatMoney(to)} ${priceBoxText.before}`,
  };
}
