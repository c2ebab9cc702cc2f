import { legalPageText } from '@tallycomb/content/legal';
import { Container } from '@tallycomb/ui';
import type { LegalHead } from './info';
import * as styles from './legal-page-head.css';

export function LegalPageHead({ document }: { readonly document: LegalHead }) {
  const { title, updated } = document;
  return (
    <Container className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.updated}>
        {legalPageText.lastUpdated} <time dateTime={updated.iso}>{updated.text}</time>
      </p>
    </Container>
  );
}
