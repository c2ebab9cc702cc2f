import { guideListHead } from '@tallycomb/content/guides';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import { GuideGrid } from '../../article/guide-card';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { GuideListData } from './data.server';
import { info } from './info';
import * as styles from './page.css';

/** The guides' figures as price tags on a string; the cards say them again. */
const HungFigures = ({ guides }: GuideListData) => (
  <div className={styles.tags} aria-hidden="true">
    {guides.slice(0, styles.tagCount).map(({ id, figure }) => (
      <span key={id} className={styles.tag}>
        {figure.value}
        <small className={styles.meaning}>{figure.meaning}</small>
      </span>
    ))}
  </div>
);

export function Page({ data }: PageProps<GuideListData>) {
  return (
    <PageSections info={info}>
      <Section background="hero" className={styles.head}>
        <Container className={styles.columns}>
          <div>
            <Heading level={1} size="mega">
              {guideListHead.heading}
            </Heading>
            <Lead className={styles.lead}>{guideListHead.lead}</Lead>
          </div>
          <HungFigures guides={data.guides} />
        </Container>
      </Section>
      <Section className={styles.list}>
        <Container>
          <GuideGrid guides={data.guides} headingLevel={2} eager={2} />
        </Container>
      </Section>
    </PageSections>
  );
}
