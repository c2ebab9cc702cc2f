import type { GuideSummary } from '@tallycomb/content/guides';
import * as styles from './guide-meta.css';

/** Reading time and date of a guide. */
export function GuideMeta({ guide }: { readonly guide: GuideSummary }) {
  return (
    <p className={styles.meta}>
      <span className={styles.readTime}>{guide.readTime}</span>
      <time dateTime={guide.isoDate}>{guide.date}</time>
    </p>
  );
}
