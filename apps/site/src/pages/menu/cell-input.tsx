import { IconAlert } from '@tallycomb/ui';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './menu-row.css';

interface CellInputProps extends ComponentPropsWithRef<'input'> {
  /** Stands above the input on a card; the column's header says it in a table. */
  readonly label: string;
  /** Which row it is of. */
  readonly rowName: string;
  readonly problem?: string | undefined;
}

/** One field of a row, named by its column and its row. */
export function CellInput({ label, rowName, problem, ...rest }: CellInputProps) {
  const problemId = `${rest.name}-problem`;
  return (
    <>
      <span className={styles.cellLabel} aria-hidden="true">
        {label}
      </span>
      <input
        type="text"
        autoComplete="off"
        className={styles.input}
        aria-label={`${label}, ${rowName}`}
        {...rest}
        {...(problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})}
      />
      {problem ? (
        <p id={problemId} className={styles.problem}>
          <IconAlert className={styles.problemIcon} />
          <span>{problem}</span>
        </p>
      ) : null}
    </>
  );
}
