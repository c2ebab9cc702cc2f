import type { ReactNode } from 'react';
import * as styles from './poster.css';

interface PosterProps {
  /** Of a square drawing without a background. */
  readonly src: string;
  readonly background: keyof typeof styles.background;
  readonly children?: ReactNode;
}

/** A sentence of the text itself, over a drawing that says nothing more: it stands there once. */
export function Poster({ src, background, children }: PosterProps) {
  return (
    <div className={`${styles.poster} ${styles.background[background]}`}>
      <p className={styles.sentence}>{children}</p>
      <img src={src} alt="" width={560} height={560} loading="lazy" className={styles.scene} />
    </div>
  );
}
