import { salonPricesText } from '@tallycomb/content/calculator';
import { formatPercent } from '@tallycomb/inflation-core';
import { SignedFigure } from '../../calculator/signed-figure';
import type { SalonChartProps } from './salon-chart';
import * as styles from './salons-meanwhile.css';

/** The three changes in per cent, set like a price list. */
export function SalonFigures({ comparison }: SalonChartProps) {
  const { salons, all, yours } = salonPricesText.series;
  return (
    <dl className={styles.figures}>
      <Figure label={salons} value={comparison.series.changeInPercent} />
      <Figure label={all} value={comparison.reference.changeInPercent} />
      <Figure label={yours} value={0} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.figureValue}>
        <SignedFigure text={formatPercent(value)} />
      </dd>
    </div>
  );
}
