import { salonPricesText } from '@tallycomb/content/calculator';
import { PercentList } from '../../calculator/percent-list';
import type { SalonChartProps } from './salon-chart';
import * as styles from './salons-meanwhile.css';

/** The three changes since the month of the result. */
export function SalonFigures({ comparison }: SalonChartProps) {
  const { salons, all, yours } = salonPricesText.series;
  return (
    <PercentList
      className={styles.figures}
      items={[
        { label: salons, inPercent: comparison.series.changeInPercent },
        { label: all, inPercent: comparison.reference.changeInPercent },
        { label: yours, inPercent: 0 },
      ]}
    />
  );
}
