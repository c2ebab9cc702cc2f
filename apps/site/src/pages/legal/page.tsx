import { legalPageText } from '@tallycomb/content/legal';
import { Container } from '@tallycomb/ui';
import { Article } from '../../article/article';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { LegalData } from './data.server';
import { legalInfo } from './info';
import * as styles from './page.css';

/** The main points on a swing tag. */
function Points({ id, points }: Pick<LegalData, 'id' | 'points'>) {
  return (
    <div className={styles.stage[id]}>
      <dl className={styles.tag}>
        {points.map(([name, point]) => (
          <div key={name} className={styles.point}>
            <dt>{name}</dt>
            <dd className={styles.value}>{point}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Page({ data }: PageProps<LegalData>) {
  const { id, title, updated, points, body } = data;
  return (
    <article className={styles.document}>
      <PageSections info={legalInfo(data)}>
        <Container className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.updated}>
              {legalPageText.lastUpdated} <time dateTime={updated.iso}>{updated.text}</time>
            </p>
          </div>
          <Points id={id} points={points} />
        </Container>
        <Article body={body} contentsLabel={legalPageText.contents} />
      </PageSections>
    </article>
  );
}
