import { legalPageText } from '@tallycomb/content/legal';
import { Container } from '@tallycomb/ui';
import { Article } from '../../article/article';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { LegalData } from './data.server';
import { legalInfo } from './info';
import { legalPicture } from './legal-picture';
import * as styles from './page.css';

export function Page({ data }: PageProps<LegalData>) {
  const { id, title, updated, body } = data;
  return (
    <article>
      <PageSections info={legalInfo(data)}>
        <Container className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.updated}>
              {legalPageText.lastUpdated} <time dateTime={updated.iso}>{updated.text}</time>
            </p>
          </div>
          <img src={legalPicture(id)} alt="" width={600} height={420} className={styles.picture} />
        </Container>
        <Article body={body} contentsLabel={legalPageText.contents} />
      </PageSections>
    </article>
  );
}
