import { media } from '@tallycomb/ui/styles';
import { type ReactNode, useState } from 'react';
import * as styles from '../../calculator/folded.css';

interface FoldedProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** A disclosure on phones; on wider screens its children alone. */
export function Folded({ summary, children }: FoldedProps) {
  const [hasRoom] = useState(() => matchMedia(media.tabletUp).matches);
  if (hasRoom) return children;
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
