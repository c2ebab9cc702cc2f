import { Container } from '@tallycomb/ui';
import * as styles from './article.css';
import { Body } from './body';
import type { BodyNode } from './body-node';
import { Contents } from './contents';

interface ArticleProps {
  readonly body: readonly BodyNode[];
  /** Names the list of sections. */
  readonly contentsLabel: string;
}

/** A text with its contents at the left. */
export function Article({ body, contentsLabel }: ArticleProps) {
  return (
    <Container className={styles.columns}>
      <Contents label={contentsLabel} body={body} />
      <Body body={body} />
    </Container>
  );
}
