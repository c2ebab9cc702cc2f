import { closeTheGapText } from '@tallycomb/content/calculator';
import { adjustPrice, formatMoney, parseRevenue } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Card, Container, Field, Heading, Section, Split } from '@tallycomb/ui';
import { useState } from 'react';
import { raiseCaption, raiseLabel } from '../../calculator/result-text';
import { REVENUE_RULES, useMaskedInput } from '../../calculator/use-masked-input';
import * as styles from './close-the-gap.css';

interface ResultProps {
  readonly result: InflationResult;
}

/** What an owner does with the result: the raise in per cent, and any one price carried along. */
export function CloseTheGap({ result }: ResultProps) {
  const raise = raiseLabel(result);
  return (
    <Section background="teal" aria-labelledby="close-the-gap">
      <Container>
        <Split align="center">
          <div>
            <Heading level={2} id="close-the-gap">
              {closeTheGapText.heading}
            </Heading>
            <div className={styles.room}>
              <p className={styles.raise[lengthOf(raise)]}>{raise}</p>
            </div>
            <p className={styles.caption}>{raiseCaption(result)}</p>
          </div>
          <PriceCarrier result={result} />
        </Split>
      </Container>
    </Section>
  );
}

function PriceCarrier({ result }: ResultProps) {
  const [typed, setTyped] = useState<string>(closeTheGapText.defaultPrice);
  const masked = useMaskedInput(REVENUE_RULES, setTyped);
  const price = parseRevenue(typed);
  const amount = carried(price, result);
  return (
    <Card className={styles.card}>
      <Heading level={3}>{closeTheGapText.priceHeading}</Heading>
      <Field
        label={closeTheGapText.priceLabel}
        hint={closeTheGapText.priceHint}
        error={price === undefined ? closeTheGapText.priceProblem : undefined}
        prefix="$"
        inputMode="decimal"
        value={typed}
        {...masked}
      />
      <p className={styles.carried} aria-live="polite">
        {closeTheGapText.carriedLabel}{' '}
        <span className={styles.room}>
          <output className={styles.price[lengthOf(amount)]}>{amount}</output>
        </span>
      </p>
    </Card>
  );
}

const lengthOf = (figure: string) => (figure.length > 10 ? 'long' : 'short');

function carried(price: number | undefined, { ratio }: InflationResult): string {
  return price === undefined ? '$–' : formatMoney(adjustPrice({ price, ...ratio }));
}
