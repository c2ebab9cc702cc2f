import { Container, StickyIndex, useScrollSpy } from '@tallycomb/ui';
import { useMemo } from 'react';
import * as styles from './article.css';
import { RichText } from './rich-text';
import { headingsOf, type RichTextNode } from './rich-text-node';

interface ArticleProps {
  readonly body: readonly RichTextNode[];
  /** Accessible name of the list of sections. */
  readonly contentsLabel: string;
}

/** A text with a sticky list of its sections beside it, or a closed one above on phones. */
export function Article({ body, contentsLabel: label }: ArticleProps) {
  const items = useMemo(() => headingsOf(body), [body]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const activeId = useScrollSpy(ids);
  return (
    <div className={styles.page}>
      <Container className={styles.columns}>
        <StickyIndex label={label} items={items} activeId={activeId} hideOnMobile />
        <details className={styles.folded}>
          <summary className={styles.summary}>
            {label}
            <span className={styles.foldSign} aria-hidden="true" />
          </summary>
          <nav aria-label={label}>
            <ol className={styles.foldedList}>
              {items.map(({ id, label: section }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.foldedLink}>
                    {section}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </details>
        <RichText nodes={body} />
      </Container>
    </div>
  );
}
