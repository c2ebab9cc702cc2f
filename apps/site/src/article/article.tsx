import { Container, StickyIndex, useScrollSpy } from '@tallycomb/ui';
import { useMemo } from 'react';
import * as styles from './article.css';
import { RichText } from './rich-text';
import { headingsOf, type RichTextNode } from './rich-text-node';

interface ContentsProps {
  readonly label: string;
  readonly body: readonly RichTextNode[];
}

/** The sections of a text: beside it and sticky, on a small screen folded up before it. */
function Contents({ label, body }: ContentsProps) {
  const items = useMemo(() => headingsOf(body), [body]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const activeId = useScrollSpy(ids);
  return (
    <>
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
    </>
  );
}

interface ArticleProps {
  readonly body: readonly RichTextNode[];
  /** Names the list of sections. */
  readonly contentsLabel: string;
}

/** A text with its contents at the left. */
export function Article({ body, contentsLabel }: ArticleProps) {
  return (
    <div className={styles.page}>
      <Container className={styles.columns}>
        <Contents label={contentsLabel} body={body} />
        <RichText nodes={body} />
      </Container>
    </div>
  );
}
