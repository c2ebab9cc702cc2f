import type { ChangeType } from '@tallycomb/content/pages';
import * as styles from './teeth.css';

interface TeethProps {
  readonly types: readonly ChangeType[];
  readonly size: keyof typeof styles.size;
}

/** One tooth for a change: tall where it is new, shorter where improved, a stub where fixed. */
export function Teeth({ types, size }: TeethProps) {
  return (
    <span className={styles.size[size]} aria-hidden="true">
      {types.map((type, at) => (
        <span key={at} className={styles.tooth[type]} />
      ))}
    </span>
  );
}
