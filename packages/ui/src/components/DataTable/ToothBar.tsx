import * as styles from './DataTable.css';

interface ToothBarProps {
  readonly value: number;
  readonly max: number;
}

/** One tooth of a comb laid on its side: square at the spine, round at the tip. */
export function ToothBar({ value, max }: ToothBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  if (share === 0) return null;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="14" rx="7" />
      <rect width="7" height="14" />
    </svg>
  );
}
