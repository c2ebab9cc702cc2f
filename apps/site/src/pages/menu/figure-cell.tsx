import { Leader } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as styles from './menu-row.css';

/** Where there is no figure yet: a mark for the eye, and an empty cell to a reader. */
export const noFigure = <span aria-hidden="true">–</span>;

interface FigureCellProps {
  /** Stands before the figure on a card. */
  readonly label: string;
  readonly children: ReactNode;
  readonly isEmphasized?: boolean;
}

export function FigureCell({ label, children, isEmphasized }: FigureCellProps) {
  return (
    <td className={styles.figureCell}>
      <span className={styles.figureLabel}>{label}</span>
      <Leader className={styles.leader} />
      <span className={isEmphasized ? styles.emphasized : styles.figure}>{children}</span>
    </td>
  );
}
