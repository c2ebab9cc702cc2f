import { legalPageText } from '@tallycomb/content/legal';
import { Container } from '@tallycomb/ui';
import { notAwaited } from '../../page-loading/not-awaited';
import type { LegalHead } from './info';
import * as styles from './legal-page-head.css';
import { legalPicture } from './legal-picture';

export function LegalPageHead({ document }: { readonly document: LegalHead }) {
  const { id, title, updated } = document;
  return (
    <Container className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.updated}>
          {legalPageText.lastUpdated} <time dateTime={updated.iso}>{updated.text}</time>
        </p>
      </div>
      <img
        {...notAwaited}
        src={legalPicture(id)}
        alt=""
        width={600}
        height={420}
        className={styles.picture}
      />
    </Container>
  );
}
