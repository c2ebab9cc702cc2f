import { menuReviewText } from '@tallycomb/content/calculator';
import { plainButton } from '../page.css';
import { FoundServices } from './found-services';
import { addedSummary, countOf } from './reading';
import * as styles from './reading.css';
import type { Added, useReading } from './use-reading';

/** Focuses the sentence and scrolls to the menu's heading. */
function showResult(sentence: HTMLElement | null): void {
  sentence?.focus({ preventScroll: true });
  sentence?.closest('section')?.querySelector('h2')?.scrollIntoView({ behavior: 'instant' });
}

interface AddedListProps extends Pick<ReturnType<typeof useReading>, 'announce'> {
  readonly added: Added;
}

/** Result of the last added list, with undo. Only the sentence is live: Orca reads the last of two. */
export function AddedList({ added, announce }: AddedListProps) {
  const { parsed, services, isAnyLeft, undo } = added;
  return (
    <div className={styles.added}>
      <p className={styles.summary}>
        <span ref={showResult} tabIndex={-1} aria-live="polite" className={styles.outcome}>
          {addedSummary(parsed, services.length, isAnyLeft)}
        </span>{' '}
        <button
          type="button"
          className={plainButton}
          aria-label={`${menuReviewText.undo}: take ${countOf(services.length, 'service')} out again`}
          onClick={() => {
            announce('');
            undo();
          }}
        >
          {menuReviewText.undo}
        </button>
      </p>
      <details className={styles.seen}>
        <summary className={styles.look}>{menuReviewText.look}</summary>
        <FoundServices services={services} />
      </details>
    </div>
  );
}
