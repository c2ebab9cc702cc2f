import { Container } from '@tallycomb/ui';
import * as styles from './article.css';
import { Contents } from './contents';
import { RichText } from './rich-text';
import type { RichTextNode } from './rich-text-node';

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
