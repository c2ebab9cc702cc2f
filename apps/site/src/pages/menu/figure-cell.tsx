import { menuTableText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import type { CarriedPrice, PriceMark } from '@tallycomb/inflation-core/menu';
import { Leader } from '@tallycomb/ui';
import { lengthOf } from '../../calculator/figure-size';
import { plainMoney } from '../../calculator/figures';
import * as styles from './table-row.css';

/** A price as a cell says it, or why there is none. */
export function priceOrWhyLeft(price: CarriedPrice): string {
  if (price.ok) return formatMoney(price.amount);
  const { first, newest } = price.range;
  const month = price.code === 'before-series' ? first : newest;
  return `${menuTableText.left[price.code]} ${formatMonthName(month)}`;
}

/** A rounded price with the mark of the one before: “from $76”, “+$18”, “$140 per hour”. */
export const markedMoney =
  ({ from, unit }: PriceMark) =>
  (dollars: number): string => {
    const amount = `${unit === 'add-on' ? '+' : ''}${plainMoney(dollars)}`;
    const per = unit && unit !== 'add-on' ? ` per ${unit}` : '';
    return `${from ? 'from ' : ''}${amount}${per}`;
  };

/** Dollars with their sign, and no cents where there are none. */
export const signedMoney = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${plainMoney(dollars)}`;

export const roundPercent = (percent: number): string => formatPercent(percent, 1);

interface FigureCellProps<Value> {
  /** Stands before the figure on a card. */
  readonly label: string;
  /** Where there is none yet, a mark for the eye, and an empty cell to a reader. */
  readonly value: Value | undefined;
  readonly format: (value: Value) => string;
  readonly isEmphasized?: boolean;
}

export function FigureCell<Value>(props: FigureCellProps<Value>) {
  const { label, value, format, isEmphasized } = props;
  const isKnown = value !== undefined;
  const figure = isKnown ? format(value) : '–';
  return (
    <td className={styles.figureCell}>
      <span className={styles.figureLabel}>{label}</span>
      <Leader className={styles.leader} />
      <span
        className={isEmphasized ? styles.emphasized[lengthOf(figure)] : styles.figure}
        aria-hidden={isKnown ? undefined : true}
      >
        {figure}
      </span>
    </td>
  );
}
