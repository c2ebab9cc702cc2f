import { media } from '@tallycomb/ui/styles';
import { type ReactNode, useState } from 'react';
import * as styles from '../../calculator/folded.css';

/** False on a phone; for parts that are rendered in a browser alone. */
export function useHasRoom(): boolean {
  const [hasRoom] = useState(() => matchMedia(media.tabletUp).matches);
  return hasRoom;
}

interface FoldedProps {
  readonly summary: string;
  /** True for a disclosure that begins open. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A disclosure on phones; on wider screens its children alone. */
export function Folded({ summary, isOpen = false, children }: FoldedProps) {
  const hasRoom = useHasRoom();
  const [beginsOpen] = useState(isOpen);
  if (hasRoom) return children;
  return (
    <details className={styles.folded} open={beginsOpen}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
