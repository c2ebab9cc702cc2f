import { missedSoFarText } from '@tallycomb/content/calculator';
import { addMonths, adjustPrice, formatMoney, formatMonthName } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { missedSoFar } from '@tallycomb/inflation-core/pricing';
import { plainMoney } from '../../calculator/plain-money';
import * as styles from './missed-so-far.css';

type IndexResult = Extract<InflationResult, { source: 'index' }>;

/** The gaps of the past added up, apart from the yearly gap; and what pay fell behind meanwhile. */
export function MissedSoFar({ result }: { readonly result: IndexResult }) {
  const { from, asOf, ratio } = result;
  const { heading, note, payHeading, pay } = missedSoFarText;
  const span = `${formatMonthName(addMonths(from, 1))} to ${formatMonthName(asOf)}`;
  const payNow = plainMoney(Math.round(adjustPrice({ price: pay, ...ratio })));
  return (
    <dl className={styles.list}>
      <dt>
        {heading}, {span}
      </dt>
      <dd>
        <p className={styles.figure}>{formatMoney(missedSoFar(result))}</p>
        <p className={styles.note}>{note}</p>
      </dd>
      <dt>{payHeading}</dt>
      <dd>{`A ${plainMoney(pay)} commission of ${formatMonthName(from)} is ${payNow} now.`}</dd>
    </dl>
  );
}
