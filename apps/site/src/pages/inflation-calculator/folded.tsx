import { media } from '@tallycomb/ui/styles';
import { type ReactNode, useState } from 'react';
import * as styles from '../../calculator/folded.css';

/** False on a phone, or outside of another query; for parts that are rendered in a browser alone. */
export function useHasRoom(query: string = media.tabletUp): boolean {
  const [hasRoom] = useState(() => matchMedia(query).matches);
  return hasRoom;
}

interface FoldedProps {
  readonly summary: string;
  /** True for a disclosure that begins open. */
  readonly isOpen?: boolean;
  /** Media query of windows with room for the children; by default tablets and wider. */
  readonly room?: string;
  readonly children: ReactNode;
}

/** A disclosure on phones; on wider screens its children alone. */
export function Folded({ summary, isOpen = false, room, children }: FoldedProps) {
  const hasRoom = useHasRoom(room);
  const [beginsOpen] = useState(isOpen);
  if (hasRoom) return children;
  return (
    <details className={styles.folded} open={beginsOpen}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
