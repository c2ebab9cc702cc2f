import type { ReactNode } from 'react';
import * as styles from './page.css';

/** Section of a page, whose heading Storybook lists beside it; nothing without content. */
export function PageSection({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  if (!children) return null;
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
