import type { ChangeType } from '@tallycomb/content/pages';
import * as styles from './tooth.css';

interface ToothProps {
  /** From its foot to its tip. */
  readonly types: readonly ChangeType[];
  readonly stance: keyof typeof styles.stance;
}

/** A tooth with a step for every change. */
export function Tooth({ types, stance }: ToothProps) {
  return (
    <span className={styles.stance[stance]} aria-hidden="true">
      {types.map((type, at) => (
        <span key={at} className={styles.step[type]} />
      ))}
    </span>
  );
}
