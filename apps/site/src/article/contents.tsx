import { StickyIndex, useScrollSpy } from '@tallycomb/ui';
import { useMemo } from 'react';
import * as styles from './contents.css';
import { headingsOf } from './headings';
import type { RichTextNode } from './rich-text-node';

interface ContentsProps {
  readonly label: string;
  readonly body: readonly RichTextNode[];
}

/** The sections of a text: beside it and sticky, on a small screen folded up before it. */
export function Contents({ label, body }: ContentsProps) {
  const items = useMemo(() => headingsOf(body), [body]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const activeId = useScrollSpy(ids);
  return (
    <>
      <StickyIndex label={label} items={items} activeId={activeId} hideOnMobile />
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {label}
          <span className={styles.sign} aria-hidden="true" />
        </summary>
        <nav aria-label={label}>
          <ol className={styles.list}>
            {items.map(({ id, label: section }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  {section}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
    </>
  );
}
