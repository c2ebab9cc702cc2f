import { enteredText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import * as styles from './entered-on-paper.css';

/** What was typed, for paper: on a screen it stands in the form. */
export function EnteredOnPaper({ result }: { readonly result: InflationResult }) {
  return (
    <dl className={styles.list}>
      <dt>{enteredText.revenue}</dt>
      <dd className={styles.value}>{formatMoney(result.amount)}</dd>
      <dt>{enteredText.month}</dt>
      <dd className={styles.value}>{formatMonthName(result.from)}</dd>
    </dl>
  );
}
