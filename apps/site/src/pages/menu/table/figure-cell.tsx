import { Leader } from '@tallycomb/ui';
import { lengthOf } from '../../../calculator/result/figure-size';
import * as styles from './table-row.css';

interface FigureCellProps<Value> {
  /** Label before the figure, where columns have no headings. */
  readonly label: string;
  /** If missing, the cell shows a dash, and is empty for screen readers. */
  readonly value: Value | undefined;
  readonly format: (value: Value) => string;
  /** Words before and after it. */
  readonly mark?: readonly [before: string, behind: string];
  readonly isEmphasized?: boolean;
}

/** Words of a price's mark, on one line with a price that they precede: “from”, “per hour”. */
export const Mark = ({ words }: { readonly words: string }) =>
  words.trim() ? (
    <span className={styles.mark}>{words.trimStart().replace(/ $/, '\u00a0')}</span>
  ) : null;

export function FigureCell<Value>(props: FigureCellProps<Value>) {
  const { label, value, format, mark = ['', ''], isEmphasized } = props;
  const isKnown = value !== undefined;
  const figure = isKnown ? format(value) : '–';
  return (
    <td className={styles.figureCell}>
      <span className={styles.figureLabel}>{label}</span>
      <Leader className={styles.leader} />
      <Mark words={mark[0]} />
      <span
        className={isEmphasized && isKnown ? styles.emphasized[lengthOf(figure)] : styles.figure}
        aria-hidden={isKnown ? undefined : true}
      >
        {figure}
      </span>{' '}
      <Mark words={mark[1]} />
    </td>
  );
}
