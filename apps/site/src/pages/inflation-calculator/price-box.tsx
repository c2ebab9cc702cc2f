import { priceBoxText, regionText } from '@tallycomb/content/calculator';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { priceChangeInPercent, roundPrice } from '@tallycomb/inflation-core/pricing';
import { Card, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { useState } from 'react';
import { lengthOf } from '../../calculator/figure-size';
import { plainMoney } from '../../calculator/figures';
import { leftOutNote } from '../../calculator/inputs';
import { MONTH_RULES, REVENUE_RULES, useMaskedInput } from '../../calculator/masked-input';
import type { AskedPrice, PriceTarget } from '../../calculator/price-targets';
import type { ChosenRegion } from '../../calculator/use-region';
import * as styles from './prices.css';

interface PriceBoxProps {
  readonly asked: AskedPrice;
  readonly region: ChosenRegion | undefined;
}

/** Any one price, carried to what keeps up with all prices and with other salons. */
export function PriceBox({ asked, region }: PriceBoxProps) {
  const { heading, price: priceText, month: monthText, rounding, targets } = priceBoxText;
  const [isTyping, setTyping] = useState(false);
  const whileTyping = (accept: (value: string) => void) => (value: string) => {
    accept(value);
    setTyping(true);
  };
  const [leftOut, setLeftOut] = useState('');
  const acceptPrice = whileTyping(asked.setPrice);
  const priceField = useMaskedInput(REVENUE_RULES, (value, text) => {
    acceptPrice(value);
    setLeftOut(leftOutNote(value, text));
  });
  const monthField = useMaskedInput(MONTH_RULES, whileTyping(asked.setMonth));
  const labels = region ? regionalLabels(region) : targets;
  return (
    <Card className={styles.card} onBlur={() => setTyping(false)}>
      <Heading level={3}>{heading}</Heading>
      <div className={styles.fields}>
        <Field
          autoComplete="off"
          label={priceText.label}
          hint={leftOut || priceText.hint}
          error={asked.hasPrice || isTyping ? undefined : priceText.problem}
          prefix="$"
          inputMode="decimal"
          value={asked.price}
          {...priceField}
        />
        <Field
          autoComplete="off"
          label={monthText.label}
          hint={monthText.hint}
          error={asked.hasMonth || isTyping ? undefined : monthText.problem}
          inputMode="numeric"
          value={asked.month}
          {...monthField}
        />
      </div>
      <RadioGroup
        className={styles.rounding}
        legend={rounding.legend}
        options={rounding.steps}
        value={asked.rounding}
        onValueChange={asked.setRounding}
      />
      <output className={styles.targets}>
        <TargetTag label={labels.prices} target={asked.targets.prices} step={asked.step} />
        <TargetTag label={labels.salons} target={asked.targets.salons} step={asked.step} />
      </output>
    </Card>
  );
}

/** Salon prices have no region, and say so beside one that has. */
const regionalLabels = ({ name }: ChosenRegion) => ({
  prices: `${priceBoxText.targets.prices} in the ${regionText.regions[name].label}`,
  salons: `${priceBoxText.targets.salons} in the US`,
});

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
      <span className={styles.priceRoom}>
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
