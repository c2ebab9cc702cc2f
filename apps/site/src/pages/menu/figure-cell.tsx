import { Leader } from '@tallycomb/ui';
import { lengthOf } from '../inflation-calculator/figure-room';
import * as styles from './menu-row.css';

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
