import { pricePlanText } from '@tallycomb/content/calculator';
import { Card, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { useId, useState } from 'react';
import type { PlanMonth } from '../../calculator/plan-months';
import { problemText } from '../../calculator/price-plan-text';
import { MONTH_RULES, useMaskedInput } from '../../calculator/use-masked-input';
import type { PricePlanState } from '../../calculator/use-price-plan';
import * as styles from './price-plan.css';

export function PricePlanFields(state: PricePlanState) {
  const { card, aim, count, months, service } = pricePlanText;
  const hintId = useId();
  const [isTyping, setTyping] = useState(false);
  return (
    <Card className={styles.card} onBlur={() => setTyping(false)}>
      <Heading level={3}>{card}</Heading>
      <div className={styles.choices}>
        <RadioGroup {...aim} value={state.aim} onValueChange={state.setAim} />
        <RadioGroup {...count} value={state.count} onValueChange={state.setCount} />
      </div>
      <fieldset className={styles.months} aria-describedby={hintId}>
        <legend className={styles.legend}>{months.legend}</legend>
        <div className={styles.fields}>
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
